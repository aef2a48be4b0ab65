import { factsOf } from '../identifiers/case-facts.ts';
import { identifiers } from '../identifiers/case-values.ts';
import type { Question } from '../model/question.ts';

/** The names of a case's facts, and which of them are days or moments. */
export type FactNames = { names: ReadonlySet<string>; days: ReadonlySet<string> };

const samples = ['2026-01-01', '2026-01-01T12:00:00.000Z'];

/** Returns what task rules may read: the vocabulary's facts, and what the case file's questions ask. */
export function factNamesOf(questions: readonly Question[]): FactNames {
  const answerNames = [...identifiers.map(({ name }) => name), ...questions.map(({ identifier }) => identifier)];
  const factsIf = (answer: string) => factsOf(Object.fromEntries(answerNames.map((name) => [name, answer])), questions);
  const all = samples.map(factsIf);
  const isDay = (name: string) => all.some((facts, at) => facts[name] === samples[at]);
  const names = Object.keys(all[0] ?? {});
  return { names: new Set(names), days: new Set(names.filter(isDay)) };
}
