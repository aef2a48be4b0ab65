import { linesOf } from '#shared/chain/chain-export.ts';
import type { ChosenFile } from './read-files.ts';

/** What lies beside a custody record in its export: names and notes, what people are called whom pages chose, checkpoints, the newest one's list, and the keys that they are signed with. */
export type CustodyFiles = Partial<Record<Kind, ChosenFile>> & { evidence?: ChosenFile[] };
type Kind = 'words' | 'people' | 'checkpoints' | 'heads' | 'keys';

/** Evidence is named by its SHA-256, and has any content. */
const EVIDENCE = /^(?:.*[\\/])?([0-9a-f]{64})\.(?:webp|jpg|png|txt)$/;

/** Returns the hash that a file of evidence is named by. */
export const namedHash = (name: string): string | undefined => EVIDENCE.exec(name)?.[1];

/** How each begins, and what it's called: a file that was altered may begin in another way, and one that was renamed has another name. */
const kinds: readonly { kind: Kind; begins: RegExp; named: RegExp }[] = [
  { kind: 'checkpoints', begins: /^\{"checkpoint":"/, named: /^checkpoints.*\.ndjson$/i },
  { kind: 'words', begins: /^\{"id":"/, named: /^names-and-notes.*\.ndjson$/i },
  { kind: 'people', begins: /^\{"called":"/, named: /^people.*\.ndjson$/i },
  { kind: 'heads', begins: /^[0-9a-f]{64}\n/, named: /^heads.*\.txt$/i },
  { kind: 'keys', begins: /^-----BEGIN PUBLIC KEY-----/, named: /^checkpoint-keys.*\.pem$/i },
];

function kindOf({ name, bytes }: ChosenFile): Kind | undefined {
  const begin = new TextDecoder('latin1').decode(bytes.subarray(0, 80));
  const own = name.replace(/^.*[\\/]/, '');
  return (kinds.find(({ begins }) => begins.test(begin)) ?? kinds.find(({ named }) => named.test(own)))?.kind;
}

/** Separates what lies beside a custody record from the other files. Two files of a kind are refused, in words. */
export function takeCustodyFiles(
  files: readonly ChosenFile[],
): { custody: CustodyFiles; others: ChosenFile[] } | { words: string } {
  const custody: CustodyFiles = {};
  const others: ChosenFile[] = [];
  for (const file of files) {
    if (namedHash(file.name)) {
      custody.evidence = [...(custody.evidence ?? []), file];
      continue;
    }
    const kind = kindOf(file);
    if (!kind) others.push(file);
    else if (custody[kind]) return { words: 'Choose the files of one custody record. There are two of a kind.' };
    else custody[kind] = file;
  }
  return { custody, others };
}

/** Returns the lines of a file, or none. */
export const linesIn = (file: ChosenFile | undefined) => (file ? linesOf(file.bytes) : []);
