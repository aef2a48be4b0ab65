import { homeOf } from '#functions/runtime/home-of.ts';
import { type CaseRecord, readCases } from '#functions/table/case.ts';
import { mistypable, readCasesOfNames, readNames } from '#functions/table/case-names.ts';
import { findByWords } from '#functions/table/case-words.ts';
import { readCustodyStates } from '#functions/table/custody.ts';
import type { Table } from '#functions/table/table.ts';
import { closeNames } from '#shared/cases/close-names.ts';
import { areNamesakes } from '#shared/cases/namesakes.ts';
import { suspectedDuplicates } from '#shared/cases/suspected-duplicates.ts';
import { wordsOf } from '#shared/cases/words-of.ts';
import type { Namesake } from '#shared/contract/similar-cases.ts';
import { custodianOf, onTheWay } from '#shared/custody/handoffs/custodian.ts';
import { phoneDigits } from '#shared/values/phone.ts';
import { os } from './implementer.ts';

/** Most cases to look at: those with the same name or number, newest first. */
const MAX_READ = 40;
/** Fewer digits are half a number. */
const WHOLE_NUMBER = 10;
/** The most namesakes that are shown. */
const MAX_NAMESAKES = 5;

/** Finds the newest cases with a name that is close to a last name: one read, and another if there is such a name. */
async function idsOfCloseNames(table: Table, locationId: string, lastName: string): Promise<string[]> {
  const asked = mistypable(wordsOf(lastName));
  const names = asked.length > 0 ? await readNames(table, locationId, asked) : [];
  const close = [...new Set(asked.flatMap((word) => closeNames(word, names)))];
  return close.length > 0 ? [...(await readCasesOfNames(table, locationId, close)).values()].flat() : [];
}

/** Returns whom of these the home or a trade company has, or somebody fetches. Only of someone who was transferred does it take a read. */
async function namesakesAmong(table: Table, alike: readonly CaseRecord[]): Promise<Namesake[]> {
  const away = alike.flatMap(({ id, decedentStatus }) => (decedentStatus === 'transferred' ? [id] : []));
  const states = await readCustodyStates(table, away);
  const isNear = ({ id, decedentStatus: status }: CaseRecord) => {
    const custodian = custodianOf(states.get(id) ?? {}, status);
    return onTheWay.has(status) || (custodian !== null && custodian.kind !== 'outside');
  };
  return alike
    .filter(isNear)
    .toSorted((one, other) => (one.createdOn < other.createdOn ? 1 : -1))
    .slice(0, MAX_NAMESAKES)
    .map(({ id, caseNumber, decedentFullName, decedentStatus }) => ({ id, caseNumber, decedentFullName, decedentStatus }));
}

/**
 * Looks under the last name and under the first, since callers give them in either order, under the mother's of a baby, and under the caller's phone number.
 * A number counts only in recent cases: a nursing home calls every month. Names that are close to the last name count only for who is in care.
 */
export const findSimilarCases = os.findSimilarCases.handler(async ({ input, context }) => {
  const { locationId } = homeOf(context);
  const { table } = context;
  const digits = phoneDigits(input.phoneNumber);
  const phone = digits.length === WHOLE_NUMBER ? digits : undefined;
  const names = [wordsOf(input.lastName)[0], wordsOf(input.firstName)[0], wordsOf(input.babyOf).at(-1)];
  const words = [...new Set([...names, phone].filter((word) => word !== undefined))];
  const [close, ...found] = await Promise.all([
    idsOfCloseNames(table, locationId, input.lastName),
    ...words.map((word) => findByWords(table, locationId, word, { limit: MAX_READ * 2, after: null })),
  ]);
  const known = [...new Set(found.flatMap(({ hits }) => hits.map(({ id }) => id)))].slice(0, MAX_READ);
  const hasNumber = new Set(words.flatMap((word, at) => (word === phone ? (found[at]?.hits ?? []) : [])).map(({ id }) => id));
  const cases = await readCases(table, [...new Set([...known, ...close])]);
  const alike = cases.filter((each) =>
    areNamesakes(input, { firstName: each.decedentFirstName, lastName: each.decedentLastName }),
  );
  return {
    items: suspectedDuplicates({ ...input, hasNumber, now: context.now.toISOString() }, cases),
    namesakes: await namesakesAmong(table, alike),
  };
});
