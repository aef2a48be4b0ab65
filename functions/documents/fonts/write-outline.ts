/** A point of a contour in font units. Points off the curve control quadratic curves. */
export type OutlinePoint = { x: number; y: number; isOnCurve: boolean };

/** Writes a simple glyph of the table glyf with 16-bit steps: deflating the table makes them as small as TrueType's short forms would be. */
export function writeOutline(contours: readonly (readonly OutlinePoint[])[]): Buffer {
  const points = contours.flat();
  if (points.length === 0) return Buffer.alloc(0);
  const bytes = Buffer.alloc(10 + 2 * contours.length + 2 + 5 * points.length);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  let at = 0;
  const word = (value: number) => {
    at = bytes.writeInt16BE(value, at);
  };
  word(contours.length);
  for (const side of box) word(side);
  let end = -1;
  for (const contour of contours) {
    end += contour.length;
    at = bytes.writeUInt16BE(end, at);
  }
  word(0);
  for (const point of points) at = bytes.writeUInt8(point.isOnCurve ? 1 : 0, at);
  for (const values of [xs, ys]) for (const [index, value] of values.entries()) word(value - (values[index - 1] ?? 0));
  return bytes;
}
