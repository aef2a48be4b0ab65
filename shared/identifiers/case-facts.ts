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

/** Describes a fact: a choice, a set of choices, a date, an instant, a number, or a boolean; for anything else, `true` if it exists. */
const caseFactSchema = z.union([z.boolean(), z.number(), choice, z.array(choice).max(500)]);
type CaseFact = z.infer<typeof caseFactSchema>;

/**
 * Describes a case's facts by identifier, as events carry them and task rules read them. It contains no name, address, or typed text, only that there is
 * one. What is unknown has no entry.
 */
export const caseFactsSchema = z.record(z.string().regex(/^[a-z][A-Za-z0-9]{0,79}$/), caseFactSchema).meta({
  id: 'CaseFacts',
  description: 'what is known of a case by identifier; of texts, names and addresses only that there is one',
});
export type CaseFacts = Readonly<Record<string, CaseFact>>;

/** Facts that would reveal more about someone than a rule needs. The person's age is a separate name. */
export const onlyWhether: ReadonlySet<string> = new Set(['dateOfBirth']);

/** Returns whether the table can store a number exactly. For other numbers, the fact says only that there is one. */
const isKept = (value: number): boolean =>
  Math.abs(value) <= Number.MAX_SAFE_INTEGER && (value === 0 || Math.abs(value) > 1e-100);

const plain = (value: CaseFact): CaseFact => {
  if (typeof value !== 'number') return value;
  return isKept(value) ? value + 0 : true;
};

/** The parts of a question that decide how its answer becomes a fact. */
type QuestionShape = Pick<Question, 'fieldType' | 'options'>;

/** Turns an answer into a fact. If it doesn't fit its question's kind or choices (any more), the fact is only `true`. */
function factOf(name: string, value: Answer, scope: QuestionShape | undefined): CaseFact {
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

/** Returns the question behind a name, with options: the vocabulary's own kind and list, or the first question that asks it. */
function questionBehind(name: string, questions: ReadonlyMap<string, QuestionShape>): QuestionShape | undefined {
  const named = identifierOf(name);
  if (!named) return questions.get(name);
  const options = named.enumeration === undefined ? [] : (optionsOf(named.enumeration) ?? []);
  return { fieldType: named.fieldType, options: options.map(({ id, text }) => ({ id, text, disabled: false })) };
}

/** Returns whether a name is about the case itself. The home and its staff are not facts of a case. */
export const isOfCase = (name: string): boolean => !['staff', 'location', 'today'].includes(homeOfIdentifier(name).kind);

/** Turns what is known about a case (`identifiersOf`) into facts. */
export function factsOf(known: Answers, questions: readonly (QuestionShape & Pick<Question, 'identifier'>)[]): CaseFacts {
  const byName = new Map(questions.toReversed().map((question) => [question.identifier, question]));
  return Object.fromEntries(
    Object.entries(known).flatMap(([name, value]): [string, CaseFact][] =>
      value === undefined || value === null || !isOfCase(name) ? [] : [[name, factOf(name, value, questionBehind(name, byName))]],
    ),
  );
}

type Standing = Pick<Case, 'employeeId' | 'caseProgress' | 'familyProgress' | 'categoryProgress'>;

/** Returns the state of a case as facts, without its services (`servicesFact`). */
export const standingFacts = (row: Standing): CaseFacts => ({ isAssigned: row.employeeId !== undefined, ...progressValues(row) });

/** Returns the services of a case as a sorted fact, or no fact if it has none. */
export const servicesFact = (ids: readonly string[]): CaseFacts =>
  ids.length === 0 ? {} : { displayServices: [...new Set(ids)].sort() };

/** Replaces the facts that `isReplaced` names with these values. */
export const withFacts = (facts: CaseFacts, isReplaced: (name: string) => boolean, values: CaseFacts): CaseFacts => ({
  ...Object.fromEntries(Object.entries(facts).filter(([name]) => !isReplaced(name))),
  ...values,
});
