import { type CaseQuestionPage, caseQuestionPage } from '#shared/model/enumerations/question.ts';
import type { Question } from '#shared/model/question.ts';
import type { QuestionGroup } from '#shared/model/question-group.ts';
import type { AnyEntry } from '../noun.ts';
import type { NounName } from '../noun-names.ts';

/** A draft may lack any field. */
type Group = Partial<QuestionGroup> & AnyEntry;
type Asker = { id: string; questions?: readonly { id: string }[] };
type Asked = Pick<Question, 'id' | 'identifier'>;

/** Where a rule is: the noun, the entry as it's on the form, and the path in it. */
export type RulePlace = { noun: NounName; entry: AnyEntry; path: readonly (string | number)[] };
/** All groups of questions, and what asks questions of plans: display services and what item categories bring along. */
type Asking = { groups: readonly Group[]; askers: readonly Asker[] };

const inOrder = (one: { sortOrder?: number }, other: { sortOrder?: number }) => (one.sortOrder ?? 0) - (other.sortOrder ?? 0);
const pageAt = ({ page }: Group) => caseQuestionPage.values.indexOf(page as CaseQuestionPage);
const questionsIn = ({ questions }: Group): readonly Question[] => (Array.isArray(questions) ? questions.toSorted(inOrder) : []);

/** Returns the orders in which questions of a kind are asked: a case asks all of them, page by page, and a plan those of each asker. */
function ordersOf(kind: unknown, { groups, askers }: Asking): (readonly Asked[])[] {
  const ofKind = groups.filter((group) => group.kind === kind);
  if (kind === 'case')
    return [ofKind.toSorted((one, other) => pageAt(one) - pageAt(other) || inOrder(one, other)).flatMap(questionsIn)];
  const known = new Map(ofKind.flatMap(questionsIn).map((question) => [question.id, question]));
  return askers.map(({ questions = [] }) => questions.flatMap(({ id }) => known.get(id) ?? []));
}

/** Returns the ids of the questions that wait for a rule: one, or all of a group. */
function waitingFor({ noun, entry, path }: RulePlace): ReadonlySet<string> {
  const { questions = [] } = entry as Asker;
  const [field, at] = path;
  if (field === 'questions') return new Set([questions[Number(at)]?.id ?? '']);
  return new Set(noun === 'questionGroups' && field === 'visibleWhen' ? questions.map(({ id }) => id) : []);
}

/** Returns the identifiers that are asked after some questions and not before them. */
function namesAfter(order: readonly Asked[], waiting: ReadonlySet<string>): string[] {
  const first = order.findIndex(({ id }) => waiting.has(id));
  if (first < 0) return [];
  const last = order.findLastIndex(({ id }) => waiting.has(id));
  const before = new Set(order.slice(0, first).map(({ identifier }) => identifier));
  return order.slice(last + 1).flatMap(({ identifier }) => (before.has(identifier) ? [] : [identifier]));
}

/** Returns whether anything may be asked later than what a rule of an entry decides on. */
export const mayWait = ({ noun, path }: RulePlace): boolean =>
  noun === 'questionGroups' || ((noun === 'displayServices' || noun === 'categoryServices') && path[0] === 'questions');

/** Returns the identifiers of the questions that are asked later than what waits for a rule. */
export function askedLater(place: RulePlace, { groups, askers }: Asking): ReadonlySet<string> {
  if (!mayWait(place)) return new Set();
  const { noun, entry } = place;
  const isGroup = noun === 'questionGroups';
  const asking = {
    groups: isGroup ? [...groups.filter(({ id }) => id !== entry.id), entry as Group] : groups,
    askers: isGroup ? askers : [entry as Asker],
  };
  const kind = isGroup ? (entry as Group).kind : 'pricing';
  const waiting = waitingFor(place);
  return new Set(ordersOf(kind, asking).flatMap((order) => namesAfter(order, waiting)));
}
