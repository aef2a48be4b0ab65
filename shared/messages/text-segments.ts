/** GSM 03.38's basic alphabet, one unit each. Source: 3GPP TS 23.038, section 6.2.1. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** Its extension, two units each. Source: 3GPP TS 23.038, section 6.2.1.1. */
const extended = '^{}\\[~]|€\f';

const unitsOf = new Map<string, number>([
  ...[...basic].map((sign) => [sign, 1] as const),
  ...[...extended].map((sign) => [sign, 2] as const),
]);

/** How many units one text has, and each part of a longer one: a part gives 7 bytes to its number. Source: 3GPP TS 23.040, section 9.2.3.24.1. */
const sizes = { gsm: { alone: 160, part: 153 }, unicode: { alone: 70, part: 67 } } as const;

/** Counts parts: a sign of two units is never split between two. */
function partsOf(signs: readonly number[], { alone, part }: { alone: number; part: number }): number {
  const total = signs.reduce((sum, units) => sum + units, 0);
  if (total <= alone) return total === 0 ? 0 : 1;
  let [parts, used] = [1, 0];
  for (const units of signs) {
    if (used + units > part) [parts, used] = [parts + 1, 0];
    used += units;
  }
  return parts;
}

export type TextLength = {
  /** How many texts a phone company sends and bills for it. */
  segments: number;
  /** Whether an unusual character (an emoji, a curly quotation mark) makes every segment shorter. */
  isUnicode: boolean;
};

/** Counts the segments of a text message. A sign outside the GSM alphabet makes the whole text Unicode, in which a segment has 70 units instead of 160. */
export function textSegments(text: string): TextLength {
  const signs = [...text];
  const isUnicode = signs.some((sign) => !unitsOf.has(sign));
  const units = signs.map((sign) => (isUnicode ? sign.length : (unitsOf.get(sign) as number)));
  return { segments: partsOf(units, isUnicode ? sizes.unicode : sizes.gsm), isUnicode };
}
