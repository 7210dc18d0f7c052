// The script of the page of all games, where nothing else of ours runs in it.

import { showCourseProgress } from "./courseProgress";
import { showLearnerDashboard } from "./learnerDashboard";

showCourseProgress(document);
showLearnerDashboard(document);
