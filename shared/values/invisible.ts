// Characters that show nothing. A few shape the letters beside them and stay; the rest only make two texts look alike.

/**
 * Shows nothing and shapes nothing: soft hyphen, zero-width spaces, word joiner, invisible operators, deprecated format characters, combining grapheme
 * joiner, Khmer inherent vowels, and Hangul fillers.
 */
const idle = /[\u034F\u17B4\u17B5\u00AD\u115F\u1160\u200B\u2060-\u2065\u206A-\u206F\u3164\uFEFF\uFFA0]/gu;

/** A Mongolian vowel separator that follows no Mongolian letter. */
const strayVowelSeparator = /(?<!\p{Script=Mongolian})\u180E/gu;

/** Scripts whose letters change shape beside a joiner. */
const joining = 'Arab Syrc Mand Nkoo Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr'
  .split(' ')
  .map((script) => `\\p{Script_Extensions=${script}}`)
  .join('');

const strayNonJoiner = new RegExp(`(?<![${joining}])\\u200C`, 'gu');

/** Between two emoji a joiner makes one picture of them, such as a family. */
const betweenEmoji = '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F\\u{E007F}])\\u200D\\p{Extended_Pictographic}';
const strayJoiner = new RegExp(`(?<![${joining}])(?!${betweenEmoji})\\u200D`, 'gu');

/** One variation selector chooses how a character looks; a row of them can spell a hidden message. */
const spareSelectors = /(?<=[\uFE00-\uFE0F\u{E0100}-\u{E01EF}])[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]+/gu;

/** Removes every invisible character that does nothing where it is. */
export function withoutInvisible(text: string): string {
  const next = [idle, strayVowelSeparator, strayNonJoiner, strayJoiner, spareSelectors].reduce(
    (kept, pattern) => kept.replace(pattern, ''),
    text,
  );
  // What one removal brings together can be idle too.
  return next === text ? text : withoutInvisible(next);
}
