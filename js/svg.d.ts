/** A style sheet is its own text. */
declare module "*.css" {
  const text: string;
  export default text;
}

/** An SVG file is its own text, in the build as in the tests. */
declare module "*.svg" {
  const text: string;
  export default text;
}
