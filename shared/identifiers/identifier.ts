import type { Answer } from '../model/answer.ts';
import type { Case } from '../model/case.ts';
import type { Decedent } from '../model/decedent.ts';
import type { CaseRole } from '../model/enumerations/people.ts';
import type { FieldType } from '../model/enumerations/question.ts';

/**
 * Where the value of an identifier is stored. `decedent` and `case`: in a field of that row. `contact`: with the contact who has the role. `location`,
 * `staff`, and `today`: not with a case. `derived`: computed from others. `standing` (the state of the case) and `milestone` (what has happened in it):
 * only among its facts (`case-facts.ts`). `answer`: only among the answers of the pages.
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

/** One name of the vocabulary. `enumeration` names the model's list of possible values. */
export type Identifier = { name: string; label: string; fieldType: FieldType; home: IdentifierHome; enumeration?: string };

/** Returns `personInControlOfDisposition` for `person-in-control-of-disposition`. */
export const inCamelCase = (words: string): string => words.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The known values by name. What is unknown has no entry, so a rule that reads it waits. */
export type IdentifierValues = Readonly<Record<string, Answer>>;

/** Leaves out unknown values: nothing, empty text, an empty list. */
export const withoutUnknown = (values: Readonly<Record<string, Answer | undefined>>): IdentifierValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, Answer] =>
        entry[1] !== undefined && entry[1] !== null && entry[1] !== '' && !(Array.isArray(entry[1]) && entry[1].length === 0),
    ),
  );
