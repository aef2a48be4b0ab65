import type { CaseSight } from '#shared/contract/cases-views.ts';
import type { MyCase } from '#shared/contract/my-cases.ts';
import type { CaseQuestionPage } from '#shared/model/enumerations/question.ts';
import { query } from '#web/path-parts.ts';
import { paths } from '#web/paths.ts';
import { workPaths } from '#web/work-paths.ts';

/** The family’s page of personal effects. */
export const EFFECTS = 'personal-effects';

type OfCase = { locationId: string; caseId: string };

type Target = {
  staff: (at: OfCase) => string;
  /** What the screen is called. */
  title: string;
  /** What the button that leads there says. */
  opens: string;
  /** The page where a family does it: one of questions, or of its belongings. */
  family?: CaseQuestionPage | typeof EFFECTS;
  /** Whether a trade company has the page too. */
  isForTrade?: boolean;
};

/**
 * Where a task's button goes: the page of a case, spelled like its route (`actionTargetUrl`; docs/decisions.md, Tasks). A page without a screen isn't
 * here; a task that names it has a checkbox but no button.
 */
export const taskTargets: Readonly<Record<string, Target>> = {
  '': { staff: workPaths.caseDashboard, title: 'The case', opens: 'Open case', isForTrade: true },
  'case-details': { staff: workPaths.caseDetails, title: 'Case details', opens: 'Open details', family: 'case-details' },
  contacts: { staff: workPaths.caseContacts, title: 'Contacts', opens: 'Open contacts' },
  'face-sheet': { staff: workPaths.faceSheet, title: 'Face sheet', opens: 'Open face sheet' },
  tags: { staff: workPaths.caseTags, title: 'Tags', opens: 'Open tags', isForTrade: true },
  'case-notes': { staff: workPaths.caseNotes, title: 'Notes', opens: 'Open notes' },
  'decedent-custody': { staff: workPaths.decedentCustody, title: 'Custody', opens: 'Open custody', isForTrade: true },
  'decedent-custody/personal-effects': {
    staff: workPaths.personalEffects,
    title: 'Personal effects',
    opens: 'Open personal effects',
    family: EFFECTS,
    isForTrade: true,
  },
  merchandise: { staff: workPaths.caseMerchandise, title: 'Merchandise', opens: 'Open merchandise' },
  'case-contract': { staff: workPaths.caseContract, title: 'Contract', opens: 'Open contract' },
  documents: { staff: workPaths.caseDocuments, title: 'Documents', opens: 'Open documents' },
  'payment-details': { staff: workPaths.paymentDetails, title: 'Payments', opens: 'Open payments' },
  'price-list': {
    staff: ({ locationId }) => workPaths.priceList({ locationId }),
    title: 'General price list',
    opens: 'Open price list',
  },
  'cemetery-details': {
    staff: workPaths.cemeteryDetails,
    title: 'Cemetery details',
    opens: 'Open cemetery',
    family: 'cemetery-details',
  },
  'memorialization-preferences': {
    staff: workPaths.memorializationPreferences,
    title: 'Memorialization preferences',
    opens: 'Open memorialization',
    family: 'memorialization-preferences',
  },
  'obituary/personal-details': {
    staff: workPaths.obituaryPersonalDetails,
    title: 'Obituary',
    opens: 'Open obituary',
    family: 'obituary',
  },
  'arrangement-details/online-arrangements': {
    staff: workPaths.onlineArrangements,
    title: 'Online arrangements',
    opens: 'Open online arrangements',
  },
};

/** The `actionElement` of a task that is done where it shows, by assigning the case. */
const ASSIGN = 'assign';
/** The `actionElement` of the task to file Form 8300. */
const FORM_8300 = 'form-8300';

type Action = { actionType?: 'none' | 'url'; actionTargetUrl?: string | undefined; actionElement?: string | undefined };

/** Returns the page that a task names. Slashes around it are ignored, and an address that isn't a case's has none. */
const targetOf = ({ actionType = 'url', actionTargetUrl }: Action): Target | undefined => {
  const page = actionTargetUrl?.replace(/^\/+|\/+$/g, '');
  return actionType === 'url' && page !== undefined && Object.hasOwn(taskTargets, page) ? taskTargets[page] : undefined;
};

/** Returns whether a task is done by assigning its case. */
export const asksToAssign = (task: Action): boolean => targetOf(task) === taskTargets[''] && task.actionElement === ASSIGN;

/** Returns whether completing a task says that Form 8300 was filed. */
export const asksIfFiled = (task: Action): boolean =>
  targetOf(task) === taskTargets['payment-details'] && task.actionElement === FORM_8300;

/** Returns where people who work at the home do a task, and what the button says; null if there is no screen for it, or none for them. */
export function staffTarget(task: Action, at: OfCase, sight: CaseSight): { to: string; opens: string } | null {
  const target = targetOf(task);
  if (!target || (sight !== 'staff' && !target.isForTrade)) return null;
  return { to: `${target.staff(at)}${query({ action: task.actionElement })}`, opens: target.opens };
}

/** Returns where a family does its task: a page of questions, or that of its belongings; null if nothing is asked there. */
export function familyTarget(task: Action, { id, questions }: Pick<MyCase, 'id' | 'questions'>): string | null {
  const page = targetOf(task)?.family;
  if (!page || (page !== EFFECTS && !questions.pages.some((each) => each.page === page))) return null;
  return `${paths.plansDashboard({ caseId: id, page })}${query({ action: task.actionElement }).replace('?', '&')}`;
}
