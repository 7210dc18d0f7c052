// What the build writes for JSX: the short form, so that no run-time of its own is carried.

export { Fragment, h } from "preact";
