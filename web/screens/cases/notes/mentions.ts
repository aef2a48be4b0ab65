/** Someone who can be mentioned in a note. */
export type Mentionable = { id: string; fullName: string };

const MAX_OFFERED = 6;

/** Returns what is being typed after an `@` before the caret: where it begins, and the text so far. Null if nobody is being mentioned. */
export function mentionAt(text: string, caret: number): { from: number; typed: string } | null {
  const found = /(?:^|\s)@([^@\n]{0,60})$/.exec(text.slice(0, caret));
  return found ? { from: caret - (found[1] ?? '').length - 1, typed: found[1] ?? '' } : null;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns who may be meant: everyone whose name has words that start with those typed. Nobody once the name is written out. */
export function offered<Member extends Mentionable>(members: readonly Member[], typed: string): Member[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  if (members.some(({ fullName }) => plain(typed).startsWith(`${plain(fullName)} `))) return [];
  const fits = ({ fullName }: Mentionable) => {
    const words = plain(fullName).split(/\s+/);
    return wanted.every((each) => words.some((word) => word.startsWith(each)));
  };
  return members.filter(fits).slice(0, MAX_OFFERED);
}

/** Returns the text with the name written out, and where the caret is then. */
export function withMention(text: string, { from, caret, name }: { from: number; caret: number; name: string }) {
  const written = `@${name} `;
  return { text: text.slice(0, from) + written + text.slice(caret).replace(/^ /, ''), caret: from + written.length };
}

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns the members whose whole names are in the text, and whom the note therefore mentions. */
export const mentioned = (text: string, members: readonly Mentionable[]): string[] =>
  members
    .filter(({ fullName }) => new RegExp(`(^|\\s)@${escaped(fullName)}(?!-?[\\p{L}\\p{N}])`, 'u').test(text))
    .map(({ id }) => id);

/** Returns whom a note mentions after an edit: those named in its text, and everyone it mentioned whose name the writer can't see. */
export const mentionedAfter = (before: readonly string[], text: string, members: readonly Mentionable[]): string[] => [
  ...before.filter((mention) => !members.some(({ id }) => id === mention)),
  ...mentioned(text, members),
];
