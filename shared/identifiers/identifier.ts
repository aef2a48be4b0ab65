import type { Answer } from '../model/answer.ts';
import type { Case } from '../model/case.ts';
import type { Decedent } from '../model/decedent.ts';
import type { CaseRole } from '../model/enumerations/people.ts';
import type { FieldType } from '../model/enumerations/question.ts';

/**
 * Where what an identifier names is kept. `decedent` and `case`: in a field of that row. `contact`: with whoever has the role. `location`, `staff` and
 * `today` are no case's own. `derived` is made of others. `standing`: how the case stands, and `milestone`: what has happened in
 * it, both among its facts alone (`case-facts.ts`). `answer`: among the answers of the pages, and nowhere else.
 */
export type IdentifierHome =
  | { kind: 'decedent'; field: keyof Decedent }
  | { kind: 'case'; field: keyof Case }
  | { kind: 'contact'; role: CaseRole }
  | { kind: 'location' }
  | { kind: 'staff' }
  | { kind: 'today' }
  | { kind: 'derived' }
  | { kind: 'standing' }
  | { kind: 'milestone' }
  | { kind: 'answer' };

/** One name of the vocabulary. `enumeration` names the list of the model that its values are of. */
export type Identifier = { name: string; label: string; fieldType: FieldType; home: IdentifierHome; enumeration?: string };

/** `person-in-control-of-disposition` is `personInControlOfDisposition` in an identifier. */
export const inCamelCase = (words: string): string => words.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What is known under each name; what is not known has no entry, so that a rule that reads it waits. */
export type IdentifierValues = Readonly<Record<string, Answer>>;

/** Leaves out what is not known: nothing, no words, an empty list. */
export const withoutUnknown = (values: Readonly<Record<string, Answer | undefined>>): IdentifierValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, Answer] =>
        entry[1] !== undefined && entry[1] !== null && entry[1] !== '' && !(Array.isArray(entry[1]) && entry[1].length === 0),
    ),
  );
