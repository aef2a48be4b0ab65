import type { LogicName, ValueKind, Vocabulary } from '../logic/drawing/vocabulary.ts';
import type { FieldType } from '../model/enumerations/question.ts';
import { optionsOf as namedOptions } from '../model/option-lists.ts';
import type { Question } from '../model/question.ts';
import { fillOptions } from '../questions/fill-options.ts';
import { questionKinds } from '../questions/kinds/index.ts';
import { isNumeric, numberWords } from '../questions/kinds/number.ts';
import { isOfCase, onlyWhether } from './case-facts.ts';
import { identifiers } from './case-values.ts';
import type { Identifier } from './identifier.ts';

/** Whether rules read answers as they were given, or the facts of a case, which have no written text (`case-facts.ts`). */
type Reads = 'answers' | 'facts';

const byType: Partial<Record<FieldType, ValueKind>> = { boolean: 'yes-no', date: 'date', 'date-time': 'instant', string: 'text' };

function kindOf(fieldType: FieldType, reads: Reads): ValueKind {
  const { fact } = questionKinds[fieldType];
  if (fact === 'option') return 'choice';
  if (fact === 'options') return 'choices';
  if (fact === 'presence' && (reads === 'facts' || fieldType !== 'string')) return 'presence';
  return byType[fieldType] ?? (isNumeric(fieldType) ? 'number' : 'presence');
}

const units: Partial<Record<FieldType, string>> = {
  time: 'minutes after midnight',
  length: 'inches',
  weight: 'pounds',
  percent: 'percent',
  distance: 'miles',
  temperature: '°F',
  currency: 'cents',
};

const numberFacts = (fieldType: FieldType): Partial<LogicName> =>
  isNumeric(fieldType)
    ? { say: (value) => numberWords(fieldType, value), ...(units[fieldType] === undefined ? {} : { unit: units[fieldType] }) }
    : {};

const presenceOf = ({ name, label }: LogicName): LogicName => ({ name, label, valueKind: 'presence' });

const nameOfQuestion = (question: Question, reads: Reads): LogicName => {
  const { identifier, question: label, fieldType } = question;
  const valueKind = kindOf(fieldType, reads);
  const isChoice = valueKind === 'choice' || valueKind === 'choices';
  const options = isChoice ? { options: fillOptions(question).options } : {};
  return { name: identifier, label, valueKind, ...options, ...numberFacts(fieldType) };
};

function nameOfIdentifier({ name, label, fieldType, enumeration }: Identifier, reads: Reads): LogicName {
  const options = enumeration === undefined ? undefined : namedOptions(enumeration);
  return { name, label, valueKind: kindOf(fieldType, reads), ...(options ? { options } : {}), ...numberFacts(fieldType) };
}

const planFact = (name: string, label: string, fieldType: FieldType, enumeration?: string): Identifier => ({
  name,
  label,
  fieldType,
  home: { kind: 'derived' },
  ...(enumeration === undefined ? {} : { enumeration }),
});

/** The names for what rules know of a plan before any question is answered (`shared/planner/settled-choices.ts`). */
export const planIdentifiers: readonly Identifier[] = [
  planFact('timing', 'Case type', 'enum', 'timing'),
  planFact('type', 'Who the plan is for', 'enum', 'arrangementType'),
  planFact('dispositionType', 'Disposition', 'enum', 'dispositionType'),
  planFact('dispositionGroup', 'Kind of disposition', 'enum', 'dispositionGroup'),
  planFact('preferences', 'Wishes', 'checkbox-list'),
  planFact('packageName', 'Name of the package', 'string'),
  planFact('isDirectCremation', 'Package is a direct cremation', 'boolean'),
  planFact('isImmediateBurial', 'Package is an immediate burial', 'boolean'),
];

/** The names for what rules of the services of an item category know: of a plan, and how many items of the category it has. */
export const itemIdentifiers: readonly Identifier[] = [
  ...planIdentifiers,
  planFact('itemUnits', 'Number of items of the category', 'integer'),
];

/**
 * Returns what rules may read, by identifier: what the questions ask, and these names, whose label and kind count where both have one. Without `named`,
 * these are a case's, apart from its home and staff, which are no facts of it.
 */
export function logicNamesOf(
  questions: readonly Question[],
  reads: Reads,
  named: readonly Identifier[] = identifiers.filter(({ name }) => isOfCase(name)),
): Vocabulary {
  const asked = questions.filter(({ fieldType }) => !questionKinds[fieldType].isMessage);
  const names = [
    ...asked.toReversed().map((question) => nameOfQuestion(question, reads)),
    ...named.map((identifier) => nameOfIdentifier(identifier, reads)),
  ];
  return new Map(names.map((each) => [each.name, reads === 'facts' && onlyWhether.has(each.name) ? presenceOf(each) : each]));
}
