// What happens to typed text before it is stored, and to text stored before today's rules.
import { hasWord } from './name-rules.ts';
import { once } from './once.ts';
import { withoutEmbeddings } from './typed-text.ts';

// Characters that show nothing. A few shape the letters beside them and stay; the rest only make two texts look alike.

/**
 * Matches what shows nothing and shapes nothing: soft hyphen, zero-width spaces, word joiner, invisible operators, deprecated format characters, combining
 * grapheme joiner, Khmer inherent vowels, and Hangul fillers.
 */
const idle = /[\u034F\u17B4\u17B5\u00AD\u115F\u1160\u200B\u2060-\u2065\u206A-\u206F\u3164\uFEFF\uFFA0]/gu;

/** Matches a Mongolian vowel separator that follows no Mongolian letter. */
const strayVowelSeparator = /(?<!\p{Script=Mongolian})\u180E/gu;

/** Scripts whose letters change shape beside a joiner. */
const joining = 'Arab Syrc Mand Nkoo Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr'
  .split(' ')
  .map((script) => `\\p{Script_Extensions=${script}}`)
  .join('');

/** Matches a joiner that makes one picture of two emoji, such as a family. */
const betweenEmoji = '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F\\u{E007F}])\\u200D\\p{Extended_Pictographic}';

/** Matches extra variation selectors. One chooses how a character looks; a row of them can spell a hidden message. */
const spareSelectors = /(?<=[\uFE00-\uFE0F\u{E0100}-\u{E01EF}])[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]+/gu;

/**
 * Returns patterns for what shows nothing and does nothing. Reading the tables of all these scripts takes 2 ms, and most text needs none of them
 * (`tidyText`).
 */
const invisible = once(() => [
  idle,
  strayVowelSeparator,
  new RegExp(`(?<![${joining}])\\u200C`, 'gu'),
  new RegExp(`(?<![${joining}])(?!${betweenEmoji})\\u200D`, 'gu'),
  spareSelectors,
]);

/** Removes every invisible character that does nothing where it is. */
function withoutInvisible(text: string): string {
  const next = invisible().reduce((allowed, pattern) => allowed.replace(pattern, ''), text);
  // One removal can bring together characters that now do nothing.
  return next === text ? text : withoutInvisible(next);
}

/** Matches like `linePattern`, with line breaks and tabs. */
export const linesPattern =
  /^(?:\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}|[^\p{Cc}\p{Cs}\u2028-\u202E\uFFF9-\uFFFB\u{E0000}-\u{E007F}]|[\n\t])*$/u;

/** Matches anything that leaves a mark on the page. Controls count, so that `linePattern` refuses them rather than `tidyText` losing them. */
const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/u;

/** Checks that a note says something: a word, or an emoji as a reply. */
export const saysSomething = (text: string): boolean => hasWord(text) || /\p{Extended_Pictographic}/u.test(text);

/** Removes isolates without a partner from one line: a lone one would reach into the text that follows a name. */
function withoutLoneIsolates(line: string): string {
  const characters = line.split('');
  const open: number[] = [];
  for (const [at, character] of characters.entries()) {
    if (character === '\u2069' && open.pop() === undefined) characters[at] = '';
    else if (character >= '\u2066' && character <= '\u2068') open.push(at);
  }
  for (const at of open) characters[at] = '';
  return characters.join('');
}

/**
 * Trims typed text and removes what only changes direction and has lost its purpose: embeddings (U+202A to U+202C), which Word and phones paste around
 * Arabic, Hebrew, and telephone numbers, isolates without a partner, and invisible characters that do nothing. Nothing visible is ever removed. Text with
 * nothing visible in it is empty.
 */
export function tidyText(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text.trim();
  const tidy = withoutInvisible(withoutEmbeddings(text).split('\n').map(withoutLoneIsolates).join('\n')).trim();
  return visible.test(tidy) ? tidy : '';
}

/** Matches a flag written with tags, or a character that hides or reorders text. */
const hidden =
  /(\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F})|[\u202A-\u202E\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;

/** Returns stored text, which may be older than these rules, without what hides or reorders it. Tidy text comes back unchanged. */
export const withoutHiddenCharacters = (text: string): string =>
  text.replace(hidden, (_, flag: string | undefined) => flag ?? '').replace(/[\p{Zl}\p{Zp}]/gu, ' ');

/** Returns a stored line without the marks past the fourth on one letter. */
export const withoutStackedMarks = (text: string): string => text.replace(/([\p{Mn}\p{Me}]{4})[\p{Mn}\p{Me}]+/gu, '$1');
