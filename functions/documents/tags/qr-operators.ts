import { encode } from 'uqr';
import { numeral } from '../pdf/pdf-file.ts';

type Square = { x: number; y: number; size: number };

/**
 * Returns the operators that draw a QR code of level Q, which a quarter of it may be missing from, with its lower left corner at `x`, `y`. Each row’s neighboring modules are
 * one rectangle, so that no hairline shows between them. Its margin is the paper’s own white.
 */
export function qrOperators(text: string, { x, y, size }: Square): string {
  const { data, size: modules } = encode(text, { ecc: 'Q', boostEcc: false, border: 0 });
  const side = size / modules;
  const boxes: string[] = [];
  for (const [row, cells] of data.entries()) {
    for (let from = 0; from < modules; from += 1) {
      if (!cells[from]) continue;
      let to = from;
      while (cells[to]) to += 1;
      const box = [x + from * side, y + size - (row + 1) * side, (to - from) * side, side];
      boxes.push(`${box.map(numeral).join(' ')} re`);
      from = to;
    }
  }
  return `q 0 0 0 rg ${boxes.join(' ')} f Q`;
}
