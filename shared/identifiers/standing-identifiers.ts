import type { Case } from '../model/case.ts';
import { type CaseQuestionPage, caseQuestionPage } from '../model/enumerations/question.ts';
import { type Identifier, inCamelCase } from './identifier.ts';

/** `case-details` is `caseDetailsPercent`. */
const percentOf = (page: CaseQuestionPage): string => `${inCamelCase(page)}Percent`;

const percent = (name: string, label: string): Identifier => ({
  name,
  label,
  fieldType: 'percent',
  home: { kind: 'standing' },
});

/** The names for how a case stands: whose it is, how much of what is asked is answered, what was chosen. Rules of tasks read them; no question asks them. */
export const standingIdentifiers: readonly Identifier[] = [
  { name: 'isAssigned', label: 'Assigned to a member of staff', fieldType: 'boolean', home: { kind: 'standing' } },
  // Ids of a home's own services: there is no list of all of them.
  { name: 'displayServices', label: 'Services of the case', fieldType: 'checkbox-list', home: { kind: 'standing' } },
  percent('casePercent', 'Case: percent answered'),
  percent('familyPercent', 'Family: percent answered'),
  ...caseQuestionPage.values.map((page) => percent(percentOf(page), `${caseQuestionPage.label(page)}: percent answered`)),
];

/** How much of a case is answered, by name; a page that asks nothing of the home has no percentage. */
export function progressValues({
  caseProgress,
  familyProgress,
  categoryProgress,
}: Pick<Case, 'caseProgress' | 'familyProgress' | 'categoryProgress'>): Record<string, number> {
  const pages = caseQuestionPage.values.flatMap((page): [string, number][] => {
    const value = categoryProgress[page];
    return value === undefined ? [] : [[percentOf(page), value]];
  });
  return { casePercent: caseProgress, familyPercent: familyProgress, ...Object.fromEntries(pages) };
}

const progressNames: ReadonlySet<string> = new Set(
  standingIdentifiers.filter(({ fieldType }) => fieldType === 'percent').map(({ name }) => name),
);

/** Whether a name is of how much of a case is answered. */
export const isProgress = (name: string): boolean => progressNames.has(name);
