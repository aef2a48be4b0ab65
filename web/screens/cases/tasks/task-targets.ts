import type { CaseSight } from '#shared/contract/cases-views.ts';
import type { MyCase } from '#shared/contract/my-cases.ts';
import type { CaseQuestionPage } from '#shared/model/enumerations/question.ts';
import { query } from '#web/path-parts.ts';
import { paths } from '#web/paths.ts';
import { workPaths } from '#web/work-paths.ts';

type OfCase = { locationId: string; caseId: string };

type Target = {
  staff: (at: OfCase) => string;
  /** The page of questions where a family does it. */
  family?: CaseQuestionPage;
  /** Whether a trade company has the page too. */
  isForTrade?: boolean;
};

/**
 * Where `Complete task` goes: the page of a case, spelled like its route (`actionTargetUrl`; docs/decisions.md, Tasks). A page without a screen isn't
 * here; a task that names it has a checkbox but no button.
 */
export const taskTargets: Readonly<Record<string, Target>> = {
  '': { staff: workPaths.caseDashboard, isForTrade: true },
  'case-details': { staff: workPaths.caseDetails, family: 'case-details' },
  contacts: { staff: workPaths.caseContacts },
  'face-sheet': { staff: workPaths.faceSheet },
  'case-notes': { staff: workPaths.caseNotes },
  'cemetery-details': { staff: workPaths.cemeteryDetails, family: 'cemetery-details' },
  'memorialization-preferences': { staff: workPaths.memorializationPreferences, family: 'memorialization-preferences' },
  'obituary/personal-details': { staff: workPaths.obituaryPersonalDetails, family: 'obituary' },
  'arrangement-details/online-arrangements': { staff: workPaths.onlineArrangements },
};

type Action = { actionType?: 'none' | 'url'; actionTargetUrl?: string | undefined; actionElement?: string | undefined };

/** Returns the page that a task names. Slashes around it are ignored, and an address that isn't a case's has none. */
const targetOf = ({ actionType = 'url', actionTargetUrl }: Action): Target | undefined => {
  const page = actionTargetUrl?.replace(/^\/+|\/+$/g, '');
  return actionType === 'url' && page !== undefined && Object.hasOwn(taskTargets, page) ? taskTargets[page] : undefined;
};

/** Returns where people who work at the home do a task; null if there is no screen for it, or none for them. */
export function staffTarget(task: Action, at: OfCase, sight: CaseSight): string | null {
  const target = targetOf(task);
  if (!target || (sight !== 'staff' && !target.isForTrade)) return null;
  return `${target.staff(at)}${query({ action: task.actionElement })}`;
}

/** Returns where a family does its task: a page of questions; null if nothing is asked there. */
export function familyTarget(task: Action, { id, questions }: Pick<MyCase, 'id' | 'questions'>): string | null {
  const page = targetOf(task)?.family;
  if (!page || !questions.pages.some((each) => each.page === page)) return null;
  return `${paths.plansDashboard({ caseId: id, page })}${query({ action: task.actionElement }).replace('?', '&')}`;
}
