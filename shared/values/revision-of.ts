import { canonicalJson } from './canonical-json.ts';

/**
 * FNV-1a of 64 bits (Fowler, Noll, Vo; prime 2^40 + 0x1b3) over the text's UTF-16 units, low byte first, as 16 hexadecimal digits. The hash is held in
 * four 16-bit limbs, because a product of two of them is exact in a number. It tells versions apart; it is no seal.
 */
function fnv1a(text: string): string {
  let [a, b, c, d] = [0x2325, 0x8422, 0x9ce4, 0xcbf2];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    for (const byte of [unit & 0xff, unit >>> 8]) {
      a ^= byte;
      const [wasA, wasB] = [a, b];
      a = wasA * 0x1b3;
      b = wasB * 0x1b3 + (a >>> 16);
      c = c * 0x1b3 + ((wasA << 8) & 0xffff_ff) + (b >>> 16);
      d = (d * 0x1b3 + (wasB << 8) + (c >>> 16)) & 0xffff;
      a &= 0xffff;
      b &= 0xffff;
      c &= 0xffff;
    }
  }
  return [d, c, b, a].map((limb) => limb.toString(16).padStart(4, '0')).join('');
}

/** What tells two versions of the same data apart: equal for equal data, whatever the order of its fields. */
export const revisionOf = (data: unknown): string => fnv1a(canonicalJson(data));
