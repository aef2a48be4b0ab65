import { workPaths } from '#web/work-paths.ts';

export type CaseSection = { key: string; label: string; to: (at: { locationId: string; caseId: string }) => string };

/** The pages of a case in the order of its navigation. `workspace-screens.ts` imports their screens, so this list must not import it. */
const all: readonly CaseSection[] = [
  { key: '', label: 'Dashboard', to: workPaths.caseDashboard },
  { key: '/tasks', label: 'Tasks', to: workPaths.caseTasks },
  { key: '/case-details', label: 'Details', to: workPaths.caseDetails },
  { key: '/decedent-custody', label: 'Custody', to: workPaths.decedentCustody },
  { key: '/tags', label: 'Tags', to: workPaths.caseTags },
  { key: '/merchandise', label: 'Merchandise', to: workPaths.caseMerchandise },
  { key: '/arrangement-conference', label: 'Conference', to: workPaths.arrangementConference },
  { key: '/case-contract', label: 'Contract', to: workPaths.caseContract },
  { key: '/documents', label: 'Documents', to: workPaths.caseDocuments },
  { key: '/payment-details', label: 'Payments', to: workPaths.paymentDetails },
  { key: '/contacts', label: 'Contacts', to: workPaths.caseContacts },
  { key: '/case-notes', label: 'Notes', to: workPaths.caseNotes },
  { key: '/cemetery-details', label: 'Cemetery', to: workPaths.cemeteryDetails },
  { key: '/memorialization-preferences', label: 'Memorialization', to: workPaths.memorializationPreferences },
  { key: '/obituary/personal-details', label: 'Obituary', to: workPaths.obituaryPersonalDetails },
  { key: '/arrangement-details/online-arrangements', label: 'Online arrangements', to: workPaths.onlineArrangements },
];

/** The pages of a case that a trade company sees. */
const ofTrade: readonly string[] = ['', '/tasks', '/decedent-custody', '/tags'];

/** Returns the page of a case that asks a page of questions; the one of the details asks what was said on the first call. */
export const sectionOfQuestions = (page: string): CaseSection | undefined => {
  const name = page === 'first-call' ? 'case-details' : page;
  return all.find(({ key }) => key.split('/')[1] === name);
};

/** Returns the pages of a case for a viewer: a trade company gets the dashboard, the tasks of its trade, the pages of custody, and the tags. */
export const caseSections = (sight: 'staff' | 'trade' | 'family'): readonly CaseSection[] =>
  all.filter((section) => sight === 'staff' || ofTrade.includes(section.key));
