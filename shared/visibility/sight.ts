import { can, type Member } from '../access/can.ts';
import type { Permission } from '../access/permissions.ts';
import type { Case, CaseNote } from '../model/case.ts';
import type { Contact } from '../model/contact.ts';
import type { CaseDisplayService } from '../model/display-service.ts';
import type { CaseQuestionPage, FieldVisibility } from '../model/enumerations/question.ts';
import type { Question } from '../model/question.ts';
import type { Task } from '../model/task.ts';
import { type CaseField, type CaseSide, type ContactField, caseFieldSight, contactFieldSight } from './field-sight.ts';

export type { CaseSide } from './field-sight.ts';

/** Who is viewing a case: someone who works for its home or for a trade company, with their access, or a relative. */
export type CaseViewer = Member | 'family';

/** Returns what a member is to the home's cases. Someone who may not read them in full sees what a trade company sees, in cases assigned to them. */
export const memberSide = (member: Member): Exclude<CaseSide, 'family'> => (can(member, 'case-files.read') ? 'staff' : 'trade');

/** Returns what a viewer is to a case. */
export const sideOf = (viewer: CaseViewer): CaseSide => (viewer === 'family' ? 'family' : memberSide(viewer));

/** Can't see, Can See, or Can Edit. */
export type Sight = FieldVisibility;

/** A question, with the page that asks it. */
export type QuestionInSight = Pick<Question, 'audience' | 'familyVisibility' | 'lockState' | 'isVisible' | 'visibleWhen'>;

/** The parts of a case to ask about. `isOwn`: the contact is the viewer. */
export type SightSubject =
  | { kind: 'question'; question: QuestionInSight; page: CaseQuestionPage }
  | { kind: 'display-service'; service: Pick<CaseDisplayService, 'familyOption'> }
  | { kind: 'case'; field: CaseField }
  | { kind: 'contact'; field: ContactField; isOwn: boolean }
  | { kind: 'note'; note: Pick<CaseNote, 'isShared'> }
  | { kind: 'task'; task: Pick<Task, 'access'>; isForTrade: boolean };

const capped = (sight: Sight): Sight => (sight === 'can-edit' ? 'can-see' : sight);

/** Lists the pages that a trade company works on (docs/decisions.md, People). */
const tradePages: ReadonlySet<string> = new Set<CaseQuestionPage>(['preparation']);

/** Returns whether a trade company works on a page of a case, and so may see its progress. */
export const isTradePage = (page: string): boolean => tradePages.has(page);

/**
 * Returns what a side may do with a question. Nobody sees a question that is switched off; with a rule, `isVisible` is only the rule's last result, and the
 * rule decides. The family answers what is only for the family, and the home reads it. Nobody changes what is locked.
 */
function questionSight(side: CaseSide, question: QuestionInSight, page: CaseQuestionPage): Sight {
  const { audience, familyVisibility, lockState, isVisible, visibleWhen } = question;
  if (!isVisible && visibleWhen === undefined) return 'cannot-see';
  const open = ((): Sight => {
    if (side === 'family') return audience === 'staff-only' ? 'cannot-see' : familyVisibility;
    if (side === 'trade') return tradePages.has(page) && audience !== 'family-only' ? 'can-edit' : 'cannot-see';
    return audience === 'family-only' ? 'can-see' : 'can-edit';
  })();
  return lockState === 'locked' ? capped(open) : open;
}

/** Returns what a side may do with a task. A family does its own tasks and sees what the home does for it; a trade company has the tasks of its trade. */
function taskSight(side: 'trade' | 'family', { task, isForTrade }: Extract<SightSubject, { kind: 'task' }>): Sight {
  if (side === 'trade') return isForTrade && task.access !== 'family-only' ? 'can-edit' : 'cannot-see';
  return task.access === 'family-only' ? 'can-edit' : task.access === 'any' ? 'can-see' : 'cannot-see';
}

/** Returns what a side of a case may do with a thing, whatever the person's access. */
export function sideSight(side: CaseSide, subject: SightSubject): Sight {
  if (subject.kind === 'question') return questionSight(side, subject.question, subject.page);
  if (subject.kind === 'case') return caseFieldSight(side, subject.field);
  if (subject.kind === 'contact') return contactFieldSight(side, subject.field, subject.isOwn);
  if (side === 'staff') return 'can-edit';
  if (subject.kind === 'display-service') return side === 'family' ? subject.service.familyOption : 'cannot-see';
  if (subject.kind === 'note') return side === 'family' && subject.note.isShared ? 'can-see' : 'cannot-see';
  return taskSight(side, subject);
}

/** The permission that a member needs to change a thing. */
const changedBy: Readonly<Record<Exclude<SightSubject['kind'], 'case'>, Permission>> = {
  question: 'answers.change',
  'display-service': 'cases.change',
  contact: 'contacts.change',
  note: 'notes.change',
  task: 'tasks.complete',
};

const careFields: ReadonlySet<CaseField> = new Set<CaseField>(['decedentStatus']);

function permissionFor(subject: SightSubject): Permission {
  if (subject.kind !== 'case') return changedBy[subject.kind];
  return careFields.has(subject.field) ? 'decedent.move' : 'cases.change';
}

/** Returns what someone may do with a thing in a case. The server filters and refuses by it, field by field; the screen shows by it. */
export const sightOf = (viewer: CaseViewer, subject: SightSubject): Sight => {
  const sight = sideSight(sideOf(viewer), subject);
  return viewer === 'family' || can(viewer, permissionFor(subject)) ? sight : capped(sight);
};

/** Returns whether someone sees a thing at all. */
export const maySee = (viewer: CaseViewer, subject: SightSubject): boolean => sightOf(viewer, subject) !== 'cannot-see';

/** Returns whether someone may change a thing. */
export const mayEdit = (viewer: CaseViewer, subject: SightSubject): boolean => sightOf(viewer, subject) === 'can-edit';

const fieldsWhere = <Row extends object>(row: Row, isShown: (field: keyof Row) => boolean): Partial<Row> =>
  Object.fromEntries(Object.entries(row).filter(([field]) => isShown(field as keyof Row))) as Partial<Row>;

/** Returns what a viewer gets of a case's row. */
export const caseFieldsFor = (viewer: CaseViewer, row: Case): Partial<Case> =>
  fieldsWhere(row, (field) => maySee(viewer, { kind: 'case', field }));

/** Returns what a viewer gets of a contact. */
export const contactFieldsFor = (viewer: CaseViewer, contact: Contact, isOwn: boolean): Partial<Contact> =>
  fieldsWhere(contact, (field) => maySee(viewer, { kind: 'contact', field, isOwn }));
