// The script of the page of all games, where nothing else of ours runs in it.

import { tellProgress } from "./page/games";
import { showMine } from "./page/mine";

tellProgress(document);
showMine(document);
