import type { Case } from '../model/case.ts';
import { type CaseQuestionPage, caseQuestionPage } from '../model/enumerations/question.ts';
import { type Identifier, inCamelCase } from './identifier.ts';

/** Returns `caseDetailsPercent` for `case-details`. */
const percentOf = (page: CaseQuestionPage): string => `${inCamelCase(page)}Percent`;

/** Returns the page whose progress has this name, if it is one. */
export const pageOfPercent = (name: string): CaseQuestionPage | undefined =>
  caseQuestionPage.values.find((page) => percentOf(page) === name);

const percent = (name: string, label: string): Identifier => ({
  name,
  label,
  fieldType: 'percent',
  home: { kind: 'standing' },
});

/** The names for the state of a case: who has it, how much is answered, which services were chosen. Task rules read them; no question asks them. */
export const standingIdentifiers: readonly Identifier[] = [
  { name: 'isAssigned', label: 'Assigned to a member of staff', fieldType: 'boolean', home: { kind: 'standing' } },
  // The ids are a home's own services, so there is no list of all of them.
  { name: 'displayServices', label: 'Services of the case', fieldType: 'checkbox-list', home: { kind: 'standing' } },
  percent('casePercent', 'Case: percent answered'),
  percent('familyPercent', 'Family: percent answered'),
  ...caseQuestionPage.values.map((page) => percent(percentOf(page), `${caseQuestionPage.label(page)}: percent answered`)),
];

/** Returns a case's progress by name. A page that asks the home nothing has no percentage. */
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

/** Returns whether a name is about a case's progress. */
export const isProgress = (name: string): boolean => progressNames.has(name);
