// The root of the lazy piece: what it does for as long as a board is there, and the dialogs.

import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { offerLink } from "../activities/incomingLink";
import { stepByKeys } from "../activities/lesson/chapterKeys";
import { keepLesson } from "../activities/lesson/keepLesson";
import { StickyTask } from "../activities/lesson/stickyTask";
import { keepGame } from "../activities/resumeGame";
import { celebrate } from "../board/celebration";
import { stretched } from "../board/fieldHeight";
import css from "../lazyEntry.css";
import { registerLesson } from "../view/boardsOfPage";
import { observer } from "../view/observer";
import { anchorScroll } from "../view/scrollAnchor";
import { addStyleSheet } from "../view/styleSheet";
import type { View } from "../view/view";
import { Dialogs } from "./dialogs";
import { noteRounds } from "./opponents";
import { placeRefusal } from "./refusalPlacement";
import { meetSitters } from "./sitters";

/** All that a table has besides what it is played with. */
export default observer(function LazyRoot({ view }: { view: View }) {
  // The style comes first: what is in a dialog looks for its place as soon as it is there.
  const [undress] = useState(() => addStyleSheet(view.el, "later", css));
  useEffect(() => undress, []);
  useLayoutEffect(() => {
    view.reshape.value = (layout) => stretched(view, layout);
  }, []);
  useEffect(() => celebrate(view), []);
  useEffect(() => keepLesson(view.endpoint), []);
  useEffect(() => keepGame(view.endpoint), []);
  useEffect(() => noteRounds(view.endpoint), []);
  useEffect(() => registerLesson(view), []);
  useEffect(() => offerLink(view), []);
  // Bound with the first drawing: whoever sees the way through a course may press its keys.
  useLayoutEffect(() => stepByKeys(view), []);
  useEffect(() => anchorScroll(view), []);
  useEffect(() => placeRefusal(view), []);
  useEffect(() => meetSitters(view), []);
  return (
    <>
      <StickyTask view={view} />
      <Dialogs view={view} />
    </>
  );
});
