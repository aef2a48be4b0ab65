import { visibleText } from '#shared/values/typed-text.ts';
import type { AnyCatalog, AnyEntry, AnyNoun } from './noun.ts';
import type { NounName } from './noun-names.ts';
import { nouns } from './nouns/index.ts';

/** Returns what fields of a file call their entry, which may have any shape; nothing if they don't say. */
export function nameInFile({ nameOf }: AnyNoun, fields: Readonly<Record<string, unknown>>): string {
  try {
    const name: unknown = nameOf(fields);
    return typeof name === 'string' ? visibleText(name.trim(), 200) : '';
  } catch {
    return '';
  }
}

/** The longest name that can be published. A draft may have a longer one. */
const LONGEST = 600;

/** Characters that nobody sees: joiners and other format characters, spaces, and letters that fonts leave blank. */
const unseen = /[\p{Cc}\p{Cf}\p{Z}\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** Returns what an entry is called; a draft may not have a name yet, or something else in its place. */
export function nameOfEntry(noun: NounName, entry: AnyEntry, catalog?: AnyCatalog): string {
  const name: unknown = nouns[noun].nameOf(entry, catalog);
  if (typeof name !== 'string' || name.replace(unseen, '') === '') return 'No name yet';
  return name.length > LONGEST ? `${visibleText(name, LONGEST)}...` : name;
}
