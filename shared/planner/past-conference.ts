import type { PlannerHome } from '../model/planner-home.ts';
import { isInstant } from '../values/dates.ts';
import { homeIndexOf } from './home-index.ts';
import type { PlanDraft } from './plan-draft.ts';

const CONFERENCE = 'conferenceAt';

/** A time for the conference that has passed, with what to say about it. */
export type PastConference = { displayServiceId: string; identifier: string; words: string };

/** Returns what is wrong with an answer that asks for a meeting in the past. An answer is an instant, chosen by the home's own clock. */
export const pastConferenceWords = (identifier: string, value: unknown, now: Date): string | undefined =>
  identifier === CONFERENCE && typeof value === 'string' && isInstant(value) && Date.parse(value) < now.getTime()
    ? 'Choose a day and time that haven’t passed yet.'
    : undefined;

/** Returns every time of a plan's conference that has passed: the planner goes no further with one, and no plan is sent with it. */
export function pastConferences(
  home: PlannerHome,
  { selectedDisplayServices }: Pick<PlanDraft, 'selectedDisplayServices'>,
  now: Date,
): PastConference[] {
  const question = homeIndexOf(home).questionCalled.get(CONFERENCE);
  if (!question) return [];
  return selectedDisplayServices.flatMap(({ displayServiceId, answers }) =>
    answers.flatMap(({ questionId, value }) => {
      const words = questionId === question.id ? pastConferenceWords(CONFERENCE, value, now) : undefined;
      return words ? [{ displayServiceId, identifier: CONFERENCE, words }] : [];
    }),
  );
}
