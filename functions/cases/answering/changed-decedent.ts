import type { CaseRecord } from '#functions/table/case.ts';
import { wordWrites } from '#functions/table/case-words.ts';
import type { Write } from '#functions/table/table.ts';
import { wordsOf } from '#shared/cases/words-of.ts';
import type { Decedent } from '#shared/model/decedent.ts';
import { decedentNameOf } from '#shared/values/decedent-name.ts';

/** Fields of the decedent's row after a change; `undefined` removes a field. */
export type DecedentFields = { [Field in keyof Decedent]?: Decedent[Field] | undefined };

/** Returns the fields that the case's row repeats from the decedent and that change. */
export function repeatedFields(decedent: Decedent, set: DecedentFields): Partial<CaseRecord> {
  const after = { ...decedent, ...set } as Decedent;
  const isNamed = ['firstName', 'middleName', 'lastName', 'babyOf'].some((field) => field in set);
  return {
    ...(isNamed
      ? {
          decedentFirstName: after.firstName,
          decedentMiddleName: after.middleName,
          decedentLastName: after.lastName,
          decedentFullName: decedentNameOf(after),
        }
      : {}),
    ...('dateOfDeath' in set ? { dateOfDeath: set.dateOfDeath as string } : {}),
  };
}

/** Returns the writes of the words that find a case, which follow the decedent's name. */
export const nameWords = (record: CaseRecord, set: Partial<CaseRecord>): Write[] =>
  set.decedentFullName === undefined
    ? []
    : wordWrites(record.providerLocationId, record, 'decedent', {
        before: wordsOf(record.decedentFullName),
        after: wordsOf(set.decedentFullName),
      });
