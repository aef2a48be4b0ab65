import type { AnswersFacts } from './answers-facts.ts';
import { familyAnswers } from './case-answers-family.ts';
import { firstCallAnswers } from './case-answers-first-call.ts';

/** What is known of the sample's cases beside who and when, by the name of who died, in the order in which it came. Places are invented but for their towns. */
export const caseAnswers: Readonly<Record<string, readonly AnswersFacts[]>> = Object.fromEntries(
  Object.entries(firstCallAnswers).map(([name, first]) => [name, [...first, ...(familyAnswers[name] ?? [])]]),
);
