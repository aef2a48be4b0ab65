import type { CarePageName } from '#shared/model/enumerations/custody.ts';
import { removalLocation } from '#shared/today/removal-place.ts';
import { api } from '#web/session/index.ts';
import { RemovalPanel } from '../dashboard/removal-panel.tsx';
import { QuestionPages, type QuestionPart } from '../details/question-pages.tsx';
import { useCase } from '../use-case.ts';

/** What the first call said that belongs to a page. It's the case's own answer, and is changed in place. */
const fromFirstCall: Readonly<Partial<Record<CarePageName, QuestionPart>>> = {
  removal: {
    name: 'first-call',
    only: new Set([
      ...['deathPronounced', 'pronouncedBy', 'medicalExaminerNotified', 'medicalExaminerCaseNumber', 'medicalExaminerReleased'],
      ...['bodyWeight', 'hasValuables', 'valuablesList', 'infectiousHazard', 'infectiousHazardKind'],
    ]),
    titles: ['Pronouncement and release', 'What the team has to know'],
  },
  preservation: {
    name: 'embalming',
    only: new Set([
      ...['embalmingPermissionAsked', 'embalmingPermission', 'embalmingPermissionBy', 'embalmingPermissionAt'],
      'embalmingPermissionHeardBy',
    ]),
  },
};
/** Where the decedent is picked up, which is saved by a call that changes nothing else. */
const removalPart: QuestionPart = {
  name: 'removal-location',
  only: removalLocation,
  titles: ['The place', 'Access and contact'],
  save: (...input) => api.caseDetails.updateRemovalLocation(...input),
};
const firstCall = ['first-call'] as const;

/** Asks staff where the decedent is picked up, before everything else on the page of the removal. */
export const WhereToGo = ({ page }: { page: CarePageName }) => {
  const { sight } = useCase();
  if (page !== 'removal' || sight !== 'staff') return null;
  return (
    <section aria-labelledby="removal-place" className="mb-8">
      <h2 id="removal-place" className="mb-3 text-lg">
        Place of removal
      </h2>
      <QuestionPages pages={firstCall} part={removalPart} />
    </section>
  );
};

/** Shows what the first call said: staff change it, and a trade company reads it. */
export const FirstCall = ({ page }: { page: CarePageName }) => {
  const { sight } = useCase();
  const part = fromFirstCall[page];
  if (!part) return null;
  if (sight !== 'staff') return page === 'removal' ? <RemovalPanel /> : null;
  return (
    <section aria-labelledby="from-first-call" className="mt-8">
      <h2 id="from-first-call" className="mb-3 text-lg">
        From the first call
      </h2>
      <QuestionPages pages={firstCall} part={part} />
    </section>
  );
};
