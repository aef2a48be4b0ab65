// Square marks: the logos of homes and the initials of their people. We draw the letters as strokes, so that no machine's fonts matter.
import { lighter, mix } from './color.ts';

const letters: Record<string, string> = {
  A: 'M12 90L50 10L88 90M26 63H74',
  B: 'M22 10V90H56C76 90 86 82 86 68S76 47 56 47H22M56 47C72 47 79 40 79 29S72 10 54 10H22',
  C: 'M86 26C78 16 67 10 54 10C30 10 14 26 14 50S30 90 54 90C67 90 78 84 86 74',
  D: 'M20 10V90H44C72 90 88 76 88 50S72 10 44 10Z',
  E: 'M80 10H24V90H82M24 49H70',
  F: 'M80 10H26V90M26 50H70',
  G: 'M85 26C77 16 66 10 53 10C29 10 13 26 13 50S29 90 53 90C68 90 80 84 87 74V54H58',
  H: 'M18 10V90M82 10V90M18 49H82',
  I: 'M50 10V90M34 10H66M34 90H66',
  J: 'M68 10V62C68 80 60 90 44 90S20 80 20 66',
  K: 'M22 10V90M80 10L22 58M42 42L84 90',
  L: 'M26 10V90H80',
  M: 'M12 90V10L50 66L88 10V90',
  N: 'M18 90V10L82 90V10',
  O: 'M50 10C74 10 88 26 88 50S74 90 50 90S12 74 12 50S26 10 50 10Z',
  P: 'M24 90V10H56C76 10 84 20 84 33S76 57 56 57H24',
  Q: 'M50 10C74 10 88 26 88 50S74 90 50 90S12 74 12 50S26 10 50 10ZM60 68L90 98',
  R: 'M24 90V10H56C76 10 84 20 84 32S76 55 56 55H24M54 55L84 90',
  S: 'M80 25C74 15 64 10 50 10C32 10 21 18 21 30C21 43 32 47 50 50C70 53 82 58 82 71C82 83 70 90 50 90C33 90 22 84 17 74',
  T: 'M12 10H88M50 10V90',
  U: 'M18 10V56C18 78 30 90 50 90S82 78 82 56V10',
  V: 'M12 10L50 90L88 10',
  W: 'M4 10L27 90L50 26L73 90L96 10',
  X: 'M16 10L84 90M84 10L16 90',
  Y: 'M12 10L50 52L88 10M50 52V90',
  Z: 'M18 10H82L16 90H84',
};

/** Tells whether a name can be set in these letters. Others are left to the screen's own fonts. */
export const canBeSet = (text: string): boolean => [...text].every((letter) => letters[letter] !== undefined);

const grounds = ['#dfe6df', '#e7dfd2', '#d9dfe3', '#e6d9d0', '#dcdccb', '#e2dce0', '#d3dedb', '#ebe3d6'] as const;
const inks = ['#2f5a52', '#6a4a36', '#38506a', '#7b4a3a', '#4f5a36', '#5d4a66', '#24565a', '#5a5048'] as const;

export const markTones = grounds.length;

const set = (letter: string, x: number, y: number, size: number, ink: string, weight: number) =>
  `<path transform="translate(${x} ${y}) scale(${size / 100})" d="${letters[letter]}" fill="none" stroke="${ink}" stroke-width="${(weight * 100) / size}" stroke-linejoin="round" stroke-linecap="round"/>`;

const sheet = (tone: number, content: string) => {
  const ground = grounds[tone % markTones] as string;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" width="480" height="480"><defs><linearGradient id="g" x1="0" y1="0" x2="0.4" y2="1">' +
    `<stop offset="0" stop-color="${lighter(ground, 0.03)}"/><stop offset="1" stop-color="${lighter(ground, -0.035)}"/></linearGradient></defs>` +
    `<rect width="480" height="480" fill="url(#g)"/>${content}</svg>`
  );
};

/** Draws a person's initials (two letters A to Z) on a quiet ground. */
export function initialsMark(initials: string, tone: number): string {
  const ink = mix(inks[tone % markTones] as string, grounds[tone % markTones] as string, 0.08);
  const [first, second] = [...initials] as [string, string];
  return sheet(tone, set(first, 106, 176, 124, ink, 11) + set(second, 254, 176, 124, ink, 11));
}

const sprig = (ink: string) => {
  const leaf = (x: number, y: number, turn: number) =>
    `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0C10 -12 30 -12 40 0C30 12 10 12 0 0Z" fill="${ink}"/>`;
  return `<path d="M170 366Q240 392 310 366" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>${leaf(196, 372, -150)}${leaf(228, 382, -200)}${leaf(240, 382, -18)}${leaf(284, 374, -30)}`;
};

const frames = [
  (ink: string) =>
    `<circle cx="240" cy="240" r="186" fill="none" stroke="${ink}" stroke-width="7"/><circle cx="240" cy="240" r="170" fill="none" stroke="${ink}" stroke-width="2"/>`,
  (ink: string) => `<rect x="78" y="78" width="324" height="324" rx="64" fill="none" stroke="${ink}" stroke-width="7"/>`,
  (ink: string) => `<path d="M78 118H402M78 400H402" stroke="${ink}" stroke-width="6" stroke-linecap="round"/>${sprig(ink)}`,
  (ink: string) =>
    `<path d="M240 44L436 240L240 436L44 240Z" fill="none" stroke="${ink}" stroke-width="7" stroke-linejoin="round"/>`,
] as const;

/** Draws a home's logo: the first letter of its name in one of four frames. */
export function logoMark(letter: string, tone: number, frame: number): string {
  const ink = inks[tone % markTones] as string;
  const style = frame % frames.length;
  const size = style === 3 ? 138 : 170;
  const y = style === 2 ? 158 : 240 - size / 2;
  return sheet(tone, (frames[style] as (ink: string) => string)(ink) + set(letter, 240 - size / 2, y, size, ink, 13));
}
