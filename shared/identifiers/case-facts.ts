import * as z from 'zod';
import { type Answer, answerSchemas } from '../model/answer.ts';
import type { Case } from '../model/case.ts';
import { optionsOf } from '../model/option-lists.ts';
import type { Question } from '../model/question.ts';
import type { Answers } from '../questions/conditional-question.ts';
import { questionKinds } from '../questions/kinds/index.ts';
import { homeOfIdentifier, identifierOf } from './case-values.ts';
import { progressValues } from './standing-identifiers.ts';

const choice = z.string().min(1).max(120);

/** A fact: a choice, a set of choices, a date, an instant, a number, yes or no; of everything else `true` where there is one. */
const caseFactSchema = z.union([z.boolean(), z.number(), choice, z.array(choice).max(500)]);
type CaseFact = z.infer<typeof caseFactSchema>;

/**
 * What is known of a case by identifier, as events carry it and rules of tasks read it: no name, no address and nothing that anybody wrote is in it, only
 * that there is one. What is not known has no entry.
 */
export const caseFactsSchema = z.record(z.string().regex(/^[a-z][A-Za-z0-9]{0,79}$/), caseFactSchema).meta({
  id: 'CaseFacts',
  description: 'what is known of a case by identifier; of texts, names and addresses only that there is one',
});
export type CaseFacts = Readonly<Record<string, CaseFact>>;

/** What tells more of somebody than a rule has to know: how old they became is a name of its own. */
const onlyWhether: ReadonlySet<string> = new Set(['dateOfBirth']);

/** The table keeps these numbers as they are; what lies beyond is there, and no more. */
const isKept = (value: number): boolean =>
  Math.abs(value) <= Number.MAX_SAFE_INTEGER && (value === 0 || Math.abs(value) > 1e-100);

const plain = (value: CaseFact): CaseFact => {
  if (typeof value !== 'number') return value;
  return isKept(value) ? value + 0 : true;
};

/** What an answer is an answer to. */
type Asked = Pick<Question, 'fieldType' | 'options'>;

/** An answer as a fact. One that is not of its question's kind, or not among its choices any more, is one that somebody gave, and no more. */
function factOf(name: string, value: Answer, scope: Asked | undefined): CaseFact {
  if (!scope || onlyWhether.has(name)) return true;
  const { fieldType } = scope;
  const isOption = (id: unknown) => typeof id === 'string' && scope.options.some((option) => option.id === id);
  const { fact } = questionKinds[fieldType];
  if (fact === 'option') return isOption(value) ? (value as string) : true;
  if (fact === 'options') return Array.isArray(value) && value.every(isOption) ? (value as string[]) : true;
  if (fact === 'presence') return true;
  const { success, data } = answerSchemas[fieldType].safeParse(value);
  return success ? plain(data as CaseFact) : true;
}

/** The question behind a name: the vocabulary's own kind and list, or the first question that asks it, each with its options filled in. */
function askedUnder(name: string, questions: ReadonlyMap<string, Asked>): Asked | undefined {
  const named = identifierOf(name);
  if (!named) return questions.get(name);
  const options = named.enumeration === undefined ? [] : (optionsOf(named.enumeration) ?? []);
  return { fieldType: named.fieldType, options: options.map(({ id, text }) => ({ id, text, disabled: false })) };
}

/** Whether a name is of the case itself: who works at the home, and what the home is, is no fact of a case. */
const isOfCase = (name: string): boolean => !['staff', 'location', 'today'].includes(homeOfIdentifier(name).kind);

/** What is known of a case (`identifiersOf`) as facts. */
export function factsOf(known: Answers, questions: readonly (Asked & Pick<Question, 'identifier'>)[]): CaseFacts {
  const byName = new Map(questions.toReversed().map((question) => [question.identifier, question]));
  return Object.fromEntries(
    Object.entries(known).flatMap(([name, value]): [string, CaseFact][] =>
      value === undefined || value === null || !isOfCase(name) ? [] : [[name, factOf(name, value, askedUnder(name, byName))]],
    ),
  );
}

type Standing = Pick<Case, 'employeeId' | 'caseProgress' | 'familyProgress' | 'categoryProgress'>;

/** How a case stands, as facts; which services it has is said by `servicesFact`. */
export const standingFacts = (row: Standing): CaseFacts => ({ isAssigned: row.employeeId !== undefined, ...progressValues(row) });

/** The services that a case has, in an order of their own; none is no fact. */
export const servicesFact = (ids: readonly string[]): CaseFacts =>
  ids.length === 0 ? {} : { displayServices: [...new Set(ids)].sort() };

/** Facts with these in the place of those that `isReplaced` names. */
export const withFacts = (facts: CaseFacts, isReplaced: (name: string) => boolean, values: CaseFacts): CaseFacts => ({
  ...Object.fromEntries(Object.entries(facts).filter(([name]) => !isReplaced(name))),
  ...values,
});
