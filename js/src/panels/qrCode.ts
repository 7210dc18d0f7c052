// A QR code of an address, as a drawing: dark squares on light ground, whatever colours a page has.

import encodeQR from "qr";

/** The free edge around a code, in squares: readers need it. */
const EDGE = 4;

/** A code as an SVG; null for what is too long for one. */
export function qrCode(text: string): string | null {
  let rows: boolean[][];
  try {
    rows = encodeQR(text, "raw", { ecc: "low", border: EDGE });
  } catch {
    return null;
  }
  const size = rows.length;
  const path = rows
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"` +
    ` shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/>` +
    `<path d="${path}"/></svg>`
  );
}
