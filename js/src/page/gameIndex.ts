// The script of the page of all games, where nothing else of ours runs in it.

import { tellProgress } from "./courseProgress";
import { showMine } from "./learnerDashboard";

tellProgress(document);
showMine(document);
