import type { CaseStatus, Timing } from '#shared/model/enumerations/case.ts';
import type { DispositionGroup, DispositionType } from '#shared/model/enumerations/disposition.ts';
import type { TaskAccess } from '#shared/model/enumerations/task.ts';
import type { LogicRule } from '#shared/model/logic-rule.ts';
import type { TaskDue } from '#shared/model/task.ts';
import type { CaseEventName } from '#shared/tasks/case-events.ts';
import type { TaskCategoryKey } from './task-categories.ts';

/** Lists the pages of a case, and the home's price list, that a task may open, spelled as their routes (docs/decisions.md, Tasks). */
export const taskTargets = [
  'case-details',
  'payment-details',
  'decedent-custody/removal',
  'decedent-custody/intake',
  'decedent-custody/preservation',
  'decedent-custody/preparation',
  'decedent-custody/cremated-remains',
  'decedent-custody/identification',
  'decedent-custody/personal-effects',
  'decedent-details/death-certificate',
  'decedent-details/medical',
  'cemetery-details',
  'memorialization-preferences',
  'contacts',
  'case-contract',
  'arrangement-conference',
  'veteran-benefits',
  'veteran-service-details',
  'documents',
  'stationery-builder',
  'arrangement-details/online-arrangements',
  'obituary/personal-details',
  'case-notes',
  'price-list',
] as const;

/**
 * A trigger of the default set. `needs` has to be true when the task is made and from then on: if it becomes false, the task is removed. `if` only has to
 * be true when the task is made. By default a task is for active at-need cases, and only for staff; a canceled case's is removed (`evenCancelled`: it isn't). `onlyBy`: only a person
 * completes it.
 */
export type TaskTriggerFacts = {
  name: string;
  /** What the family reads of a task that it sees; needed if the name is in the words of the trade. */
  familyName?: string;
  description?: string;
  category: TaskCategoryKey;
  access?: TaskAccess;
  when: readonly CaseEventName[];
  status?: CaseStatus | readonly CaseStatus[];
  timing?: readonly Timing[] | 'any';
  needs?: LogicRule;
  if?: LogicRule;
  due: TaskDue;
  expires?: true;
  opens?: (typeof taskTargets)[number];
  /** Done where the task shows, by assigning the case. */
  assigns?: true;
  /** Asks whether the form was filed before someone completes it. */
  files?: 'form-8300';
  done?: LogicRule;
  onlyBy?: 'hand';
  /** Also for a case that is canceled. */
  evenCancelled?: true;
  /** Made again by each of its events; otherwise a case gets it once. */
  repeats?: true;
};

export const is = (name: string, value: string | boolean | number): LogicRule => ({ '==': [{ var: name }, value] });
export const oneOf = (name: string, values: readonly string[]): LogicRule => ({ in: [{ var: name }, [...values]] });
export const has = (name: string): LogicRule => ({ '!!': [{ var: name }] });
export const includes = (name: string, value: string): LogicRule => ({ in: [value, { var: name }] });
export const all = (...rules: readonly LogicRule[]): LogicRule => ({ and: [...rules] });
export const any = (...rules: readonly LogicRule[]): LogicRule => ({ or: [...rules] });
export const not = (rule: LogicRule): LogicRule => ({ '!': [rule] });

export const disposition = (...types: readonly DispositionType[]): LogicRule => oneOf('dispositionType', types);
export const group = (...groups: readonly DispositionGroup[]): LogicRule => oneOf('dispositionGroup', groups);
export const signed = (kind: string): LogicRule => includes('signedDocuments', kind);
export const filledIn = (kind: string): LogicRule => any(includes('completedDocuments', kind), signed(kind));
export const issued = (kind: string): LogicRule => any(includes('issuedPermits', kind), signed(kind));

export const inDays = (days: number): TaskDue => ({ from: 'event', days });
export const beforeService = (days: number): TaskDue => ({ from: 'date', identifier: 'serviceStartsOn', days: -days });
export const afterDisposition = (days: number): TaskDue => ({ from: 'date', identifier: 'dispositionOn', days });

/** Any of these can make a case one of some kind: opened so, accepted, turned at-need, answered, planned. */
export const kindMayChange: readonly CaseEventName[] = [
  'case.created',
  'case.status-changed',
  'case.type-changed',
  'case.details-changed',
  'case.plan-received',
  'case.restored',
  'decedent.changed',
];
export const opened: readonly CaseEventName[] = ['case.created', 'case.status-changed', 'case.type-changed', 'case.restored'];
/** A ceremony has its day. What else such a task depends on may be said before or after that. */
export const serviceIsSet: readonly CaseEventName[] = ['service.scheduled', ...kindMayChange];
export const careMoves: readonly CaseEventName[] = ['decedent.status-changed'];

/** Someone comes to see the person who died. */
export const someViewing = oneOf('viewingWish', ['public', 'family']);
/** A service of any kind is wished for. */
export const someService = any(
  ...['funeral', 'memorial', 'graveside', 'celebration'].map((kind) => includes('serviceWishes', kind)),
);
