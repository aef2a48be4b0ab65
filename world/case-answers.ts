import { detailsMove, type FactsMove } from '#functions/cases/changing/facts-of-case.ts';
import { knownOf } from '#functions/cases/viewing/case-file.ts';
import { groupsInUse } from '#functions/cases/viewing/case-groups.ts';
import { rowProgress } from '#functions/cases/viewing/viewer-questions.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { answersItem } from '#functions/table/case-answers.ts';
import type { Item } from '#functions/table/table.ts';
import { decedentChange } from '#shared/identifiers/decedent-identifiers.ts';
import type { Answer } from '#shared/model/answer.ts';
import type { Contact } from '#shared/model/contact.ts';
import { type Decedent, decedentSchema } from '#shared/model/decedent.ts';
import { type CaseQuestionPage, caseQuestionPage } from '#shared/model/enumerations/question.ts';
import type { LocationProfile } from '#shared/model/location.ts';
import type { TimelineEntry } from '#shared/model/timeline-entry.ts';
import type { Answers } from '#shared/questions/conditional-question.ts';
import { questionsOfGroups } from '#shared/questions/questions-of-groups.ts';
import { addDays, dateInZone, endOfDayInZone, nextHourInZone } from '#shared/values/dates.ts';
import type { AnswersFacts, CaseClock } from '#world/data/answers-facts.ts';
import { byOf, type CaseInMaking, type GivenAnswers } from './case-timeline.ts';
import { generateCatalog } from './catalog.ts';
import { caseAnswers } from './data/case-answers.ts';
import { idOf } from './ids.ts';

/** What is asked about a case in the sample data. */
export const groups = groupsInUse(generateCatalog().caseQuestionGroups);
export const questions = questionsOfGroups(groups);

const pageOf = new Map(questions.toReversed().map(({ identifier, page }) => [identifier, page as CaseQuestionPage]));

const clockOf = ({ at, memberCalled }: CaseInMaking, timeZone: string): CaseClock => {
  const first = dateInZone(at(0), timeZone);
  return {
    day: (days) => addDays(first, days),
    hour: (days, hour) => nextHourInZone(hour, endOfDayInZone(addDays(first, days - 1), timeZone), timeZone),
    after: at,
    member: (firstName) => memberCalled(firstName).id,
  };
};

/** Returns who answered: a relative who takes part in the case, or a member of the team. */
function personOf({ facts, memberCalled }: CaseInMaking, by: AnswersFacts[1]): TimelineEntry['by'] {
  const relative = facts.contacts.find(([firstName, , , , , email]) => firstName === by && email !== undefined);
  if (!relative) return byOf(memberCalled(by));
  const [firstName, lastName, , , , email] = relative;
  return { kind: 'family', id: idOf('account', email as string), name: `${firstName} ${lastName}`, onBehalfOf: null };
}

/** Returns what was answered in a case of the sample, in order. */
export const answersIn = (making: CaseInMaking, { timeZone }: Pick<LocationProfile, 'timeZone'>): GivenAnswers[] =>
  (caseAnswers[making.facts.name.filter((part) => part !== '').join(' ')] ?? []).map(([hours, by, answers]) => ({
    hours,
    by: personOf(making, by),
    answers: answers(clockOf(making, timeZone)),
  }));

/** Returns the timeline's name for answers: the pages that ask for them. */
export const pagesNamed = ({ answers }: GivenAnswers): string =>
  caseQuestionPage.values
    .filter((page) => Object.keys(answers).some((identifier) => pageOf.get(identifier) === page))
    .map(caseQuestionPage.label)
    .join(', ');

const answersOf = (given: readonly GivenAnswers[]): Record<string, Answer> =>
  Object.assign({}, ...given.map(({ answers }) => answers));

/** Returns the decedent with the answers that are kept in their row. */
export function answeredDecedent(decedent: Decedent, given: readonly GivenAnswers[]): Decedent {
  const changes = Object.entries(answersOf(given)).flatMap(([identifier, value]) => decedentChange(identifier, value) ?? []);
  return decedentSchema.parse({ ...decedent, ...Object.fromEntries(changes.map(({ field, value }) => [field, value])) });
}

/** Returns the answers that no row of the case has, by the page that asks for them. */
export function answerItems(caseId: string, given: readonly GivenAnswers[]): Item[] {
  const entries = Object.entries(answersOf(given)).filter(([identifier, value]) => !decedentChange(identifier, value));
  const pages = Map.groupBy(entries, ([identifier]) => {
    const page = pageOf.get(identifier);
    if (!page) throw new Error(`No page asks for ${identifier}`);
    return page;
  });
  return [...pages].map(([page, answers]) => answersItem(caseId, { page, answers: new Map(answers) }));
}

/** The rows of a case before anything is answered in it. */
export type UnansweredCase = { record: CaseRecord; decedent: Decedent; contacts: readonly Contact[]; home: LocationProfile };

/** Returns a case after its answers: what is known about it, and how many of the questions that answers. */
export function answeredCase({ record, decedent, contacts, home }: UnansweredCase, given: readonly GivenAnswers[]) {
  const rows = { record, decedent: answeredDecedent(decedent, given), contacts, staff: home.employees };
  const known: Answers = knownOf(rows, answersOf(given));
  return { known, progress: rowProgress({ groups, known, timing: record.type }) };
}

/** Returns how each answer after the first call moves the facts of a case. */
export const answerMoves = (rows: UnansweredCase, given: readonly GivenAnswers[]): { hours: number; move: FactsMove }[] =>
  given.flatMap(({ hours }, nth) => {
    const { known, progress } = answeredCase(rows, given.slice(0, nth + 1));
    return hours === 0 ? [] : [{ hours, move: detailsMove({ known, groups }, progress) }];
  });
