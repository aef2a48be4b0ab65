import { labelOf } from '../logic/drawing/clause.ts';
import { printRule } from '../logic/drawing/print-rule.ts';
import { readRule } from '../logic/drawing/read-rule.ts';
import { type RuleUse, ruleUses } from '../logic/drawing/rule-use.ts';
import { sentenceOf } from '../logic/drawing/sentence.ts';
import type { Vocabulary } from '../logic/drawing/vocabulary.ts';
import { decedentStatus } from '../model/enumerations/case.ts';
import type { LogicRule } from '../model/logic-rule.ts';
import type { TaskDue, TaskTrigger } from '../model/task.ts';
import { type CaseEventName, isCaseEvent } from './case-events.ts';

/** What happens when each event is raised, as the rest of "After …". */
const eventWords: Readonly<Record<CaseEventName, string>> = {
  'arrangement.status-changed': 'the arrangement changes its status',
  'case.assigned': 'the case is assigned',
  'case.created': 'a case is opened',
  'case.deleted': 'the case is deleted',
  'case.details-changed': 'answers are saved',
  'case.facts-changed': 'the progress is counted again',
  'case.number-changed': 'the case number changes',
  'case.plan-received': 'a family’s plan arrives',
  'case.restored': 'the case is restored',
  'case.services-changed': 'the services change',
  'case.status-changed': 'the case changes its status',
  'case.tasks-completed': 'the last open task is completed',
  'case.trade-assigned': 'a trade company is assigned',
  'case.trade-removed': 'a trade company is removed',
  'case.type-changed': 'the case type changes',
  'cash.report-due': 'one payer’s cash goes above $10,000 within 12 months',
  'certificate.filed': 'the death certificate is filed',
  'certificate.worksheet-completed': 'the death certificate worksheet is completed',
  'contact.arrangement-requested': 'a contact is asked to arrange online',
  'contact.first-met': 'the family is first met in person',
  'contact.invited': 'a contact is invited',
  'contact.joined': 'a relative joins the case',
  'contact.removed': 'a contact is removed',
  'contact.saved': 'a contact is saved',
  'contact.status-changed': 'a contact changes their status',
  'contract.amended': 'the contract is changed',
  'contract.completed': 'everything in the contract is provided',
  'contract.signed': 'the contract is signed',
  'custody.handoff-accepted': 'a hand-off is accepted',
  'custody.handoff-incomplete': 'something isn’t there when a hand-off is accepted',
  'custody.handoff-offered': 'a hand-off is offered',
  'custody.handoff-overdue': 'a hand-off has waited for 12 hours',
  'custody.handoff-refused': 'a hand-off is refused or taken back',
  'custody.recorded': 'the record of custody grows',
  'custody.taken-back': 'a correction takes a person from a trade company',
  'decedent.changed': 'facts about the decedent change',
  'decedent.number-revealed': 'the Social Security number is looked at',
  'decedent.status-changed': 'the decedent’s care moves on',
  'disposition.completed': 'a cremation or another reduction is over',
  'disposition.started': 'a cremation or another reduction starts',
  'document.completed': 'a document is filled in',
  'document.signed': 'a document is signed',
  'effects.resolved': 'nothing is left to do with the personal effects',
  'gate.overridden': 'two people go on without something',
  'gate.passed-over': 'a correction of care passes over something that’s missing',
  'identity.doubted': 'a relative doubts who someone is',
  'identity.verified': 'the decedent is identified',
  'implants.cleared': 'it’s certain that no implant is left',
  'note.added': 'a note is added',
  'note.edited': 'a note is edited',
  'payment.link-requested': 'a link to pay is sent',
  'payment.recorded': 'a payment is recorded',
  'payment.reversed': 'a payment is taken back',
  'payment.review-due': 'an online payment has to be looked at',
  'permit.issued': 'a permit is issued',
  'permits.completed': 'every permit is issued',
  'preservation.changed': 'someone is put into cold, or their preservation is due at another time',
  'refund.due-changed': 'more is paid than is due, or no longer',
  'refund.recorded': 'a refund is recorded',
  'refund.reversed': 'a refund is taken back',
  'remains.released': 'the family gets the cremated remains',
  'service.scheduled': 'a ceremony gets its day',
  'tag.disagreed': 'a tag and a person don’t agree',
  'trust.deposit-due-changed': 'the day a trust deposit is due changes',
  'veteran.benefits-sent': 'the forms for veteran benefits are sent',
};

/** Returns what happens when an event is raised; the name itself if there is no such event. */
export const wordsOfEvent = (name: string): string => (isCaseEvent(name) ? eventWords[name] : name);

const counted = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

/** Says when a task is due: "2 days after that". `event` is what the days of an event are counted from. */
export function dueWords(due: TaskDue, vocabulary: Vocabulary, event = 'the event'): string {
  if (due.from === 'gate') return `before care reaches ${decedentStatus.label(due.before)}`;
  const date = due.from === 'event' ? event : labelOf(due.identifier, vocabulary);
  const { days } = due;
  if (days === 0) return due.from === 'event' ? `on the day of ${date}` : `on ${date}`;
  return days < 0 ? `${counted(-days)} before ${date}` : `${counted(days)} after ${date}`;
}

const listed = (words: readonly string[]): string => {
  const [first = '', second, ...rest] = words;
  if (second === undefined) return first;
  if (rest.length === 0) return `${first} or ${second}`;
  return `${words.slice(0, -1).join(', ')}, or ${words.at(-1)}`;
};

const ruleWords = (rule: LogicRule, use: RuleUse, vocabulary: Vocabulary): string =>
  sentenceOf(readRule(printRule(rule), use.gives), vocabulary, use);

/** Begins in the middle of a sentence: "Created if …" is "created if …". */
const inside = (sentence: string): string => `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;

function endWords({ completeWhen, appliesWhen, manualCompleteOnly, isExpirable }: TaskTrigger, vocabulary: Vocabulary): string[] {
  const byHand = manualCompleteOnly || completeWhen === undefined;
  return [
    byHand ? 'Only a person completes it.' : ruleWords(completeWhen, ruleUses.taskCompleted, vocabulary),
    ...(appliesWhen === undefined ? [] : [`${ruleWords(appliesWhen, ruleUses.taskKept, vocabulary)} Otherwise it’s removed.`]),
    ...(isExpirable ? ['It expires when its day is over.'] : []),
  ];
}

const readers = {
  any: 'for staff and the family',
  'staff-only': 'for staff only',
  'family-only': 'for the family',
} as const;

/** Says everything that a trigger does, from its events to how its task ends. Empty while it has no event, because it does nothing then. */
export function triggerWords(trigger: TaskTrigger, vocabulary: Vocabulary): string {
  const { name, when, condition, repeats, due, access, isActive } = trigger;
  if (when.length === 0) return '';
  const begins = `After ${listed(when.map(wordsOfEvent))}, the task “${name || 'No name yet'}” ${readers[access]}`;
  const created =
    condition === undefined
      ? `${begins} is created`
      : `${begins} is ${inside(ruleWords(condition, ruleUses.taskCreated, vocabulary)).replace(/\.$/, '')}`;
  return [
    ...(isActive ? [] : ['Not in use.']),
    `${created}${repeats ? ', again after each event' : ''}.`,
    `It’s due ${dueWords(due, vocabulary)}.`,
    ...endWords(trigger, vocabulary),
  ].join(' ');
}
