import { caseFor } from '#functions/cases/access/case-access.ts';
import { firstFacts } from '#functions/cases/changing/first-facts.ts';
import { questionScopeOf, readCaseFile } from '#functions/cases/viewing/case-file.ts';
import { countingAnswers } from '#functions/cases/viewing/viewer-questions.ts';
import { readFacts } from '#functions/table/case-facts.ts';
import { homeOfIdentifier, identifiers } from '#shared/identifiers/case-values.ts';
import { isMessage } from '#shared/questions/is-answered.ts';
import { os } from './implementer.ts';

const caseKinds = new Set(['decedent', 'case', 'contact', 'derived', 'standing', 'milestone', 'answer']);
const ofCases = identifiers
  .filter(({ home, name }) => caseKinds.has(home.kind) || name.startsWith('assigned'))
  .map(({ name, label, fieldType }) => ({ name, label, fieldType }));

/** The kinds that are kept only among the facts: the case's status and what has happened in it. */
const factKinds = new Set(['standing', 'milestone']);

/** Returns what documents print about a case. An answer whose question is no longer shown doesn't count. */
export const getCaseIdentifiers = os.getCaseIdentifiers.handler(async ({ input, context }) => {
  const { record } = await caseFor(context, input.id);
  const [file, storedAnswers] = await Promise.all([readCaseFile(context, record), readFacts(context.table, record.id)]);
  const facts = storedAnswers?.facts ?? (await firstFacts(context, record));
  const own = Object.entries(facts).filter(([name]) => factKinds.has(homeOfIdentifier(name).kind));
  const named = new Set(ofCases.map(({ name }) => name));
  const identifiers = file.groups
    .flatMap(({ questions }) => questions)
    .filter((question, index, all) => {
      const isFirst = all.findIndex(({ identifier }) => identifier === question.identifier) === index;
      return isFirst && !isMessage(question) && !named.has(question.identifier);
    })
    .map(({ identifier: name, question: label, fieldType }) => ({ name, label, fieldType }));
  return {
    identifiers: [...ofCases, ...identifiers],
    values: { ...countingAnswers(questionScopeOf(file)), ...Object.fromEntries(own) },
  };
});
