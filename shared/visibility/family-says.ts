import type { Answer } from '../model/answer.ts';
import { type Answers, answerTo } from '../questions/conditional-question.ts';

/** What endangers people at work or stops a cremation. A family’s answer adds to it, but never takes it back: staff do, once they have asked. */
const hazards: ReadonlySet<string> = new Set([
  ...['hasImplant', 'implantKinds', 'hadRadioactiveTreatment', 'radioactiveKinds', 'infectiousHazard'],
]);

/** The name under which a case keeps what its family says, while that is less than what it says itself. */
export const asFamilySays = (identifier: string): string => `${identifier}AsFamilySays`;

/** Returns the more careful of two answers: a yes before anything else, and everything that either names. */
function moreCareful(known: Answer | undefined, said: Answer | undefined): Answer | undefined {
  if (Array.isArray(known)) return [...new Set([...known, ...(Array.isArray(said) ? said : [])])] as Answer;
  return known === 'yes' ? known : said;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Returns what a case keeps of an answer, by name: for a family, the more careful one, and beside it what they said if that is less. Staff settle it. */
export function answersKept(
  known: Answers,
  isFamily: boolean,
  { identifier, value }: { identifier: string; value: Answer | undefined },
): { identifier: string; value: Answer | undefined }[] {
  if (!hazards.has(identifier)) return [{ identifier, value }];
  const before = answerTo(known, identifier);
  const said = asFamilySays(identifier);
  const kept = isFamily ? moreCareful(before, value) : value;
  const beside = isFamily && !same(kept, value) ? (value ?? null) : undefined;
  return [
    ...(same(kept, before) ? [] : [{ identifier, value: kept }]),
    ...(same(beside, answerTo(known, said)) ? [] : [{ identifier: said, value: beside ?? undefined }]),
  ];
}

/** Returns what is known as a family sees it: what they said themselves, also where the case is more careful. */
export const asTheFamilySees = (known: Answers): Answers => ({
  ...known,
  ...Object.fromEntries(
    [...hazards].flatMap((name) => {
      const said = answerTo(known, asFamilySays(name));
      return said === undefined || said === null ? [] : [[name, said]];
    }),
  ),
});
