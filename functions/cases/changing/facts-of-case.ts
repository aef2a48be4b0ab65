import type { CaseRecord } from '#functions/table/case.ts';
import { caseOf } from '#functions/table/case.ts';
import type { CaseServiceRow } from '#functions/table/case-display-service.ts';
import { type CaseFacts, factsOf, servicesFact, standingFacts, withFacts } from '#shared/identifiers/case-facts.ts';
import { caseRowIdentifiers, caseRowValues } from '#shared/identifiers/case-identifiers.ts';
import { homeOfIdentifier } from '#shared/identifiers/case-values.ts';
import { contactValues } from '#shared/identifiers/contact-identifiers.ts';
import { withoutUnknown } from '#shared/identifiers/identifier.ts';
import { isProgress, progressValues } from '#shared/identifiers/standing-identifiers.ts';
import type { Case } from '#shared/model/case.ts';
import type { Contact } from '#shared/model/contact.ts';
import type { CaseDisplayService } from '#shared/model/display-service.ts';
import { questionsOfGroups } from '#shared/questions/questions-of-groups.ts';
import type { CaseFile } from '../viewing/case-file.ts';
import { firstServiceFact } from './ceremony-day.ts';

/** How facts of a case change. Pure, since it runs again if the facts changed meanwhile. */
export type FactsMove = (facts: CaseFacts) => CaseFacts;

type ChosenService = Pick<CaseDisplayService, 'displayServiceId' | 'displayServiceAction' | 'questions'>;
const isThere = ({ displayServiceAction }: ChosenService) => displayServiceAction !== 'removed';

const factsOfFile = ({ known: values, groups }: Pick<CaseFile, 'known' | 'groups'>): CaseFacts =>
  factsOf(values, questionsOfGroups(groups));

/** Returns all facts of a case from its file and services, except for what has happened in it. */
export const factsOfCase = (file: CaseFile, services: readonly ChosenService[]): CaseFacts => ({
  ...factsOfFile(file),
  ...standingFacts(file.record),
  ...servicesFact(services.filter(isThere).map(({ displayServiceId }) => displayServiceId)),
  ...firstServiceFact(services),
});

const detailHomes: ReadonlySet<string> = new Set(['answer', 'decedent', 'derived']);
const isDetail = (name: string) => name === 'dispositionType' || detailHomes.has(homeOfIdentifier(name).kind);

/** Returns what answers and the decedent's row say, and how many of the questions they answer. */
export function detailsMove(
  file: Pick<CaseFile, 'known' | 'groups'>,
  progress: Pick<Case, 'caseProgress' | 'familyProgress' | 'categoryProgress'>,
): FactsMove {
  const details = Object.entries(factsOfFile(file)).filter(([name]) => isDetail(name));
  const values = { ...Object.fromEntries(details), ...progressValues(progress) };
  return (facts) => withFacts(facts, (name) => isDetail(name) || isProgress(name), values);
}

/** Returns how many of the questions are answered. */
export const progressMove =
  (progress: Pick<Case, 'caseProgress' | 'familyProgress' | 'categoryProgress'>): FactsMove =>
  (facts) =>
    withFacts(facts, isProgress, progressValues(progress));

/** Returns how the people of a case relate to it. */
export function peopleMove(contacts: readonly Contact[]): FactsMove {
  const values = factsOf(withoutUnknown(contactValues(contacts)), []);
  return (facts) => withFacts(facts, (name) => homeOfIdentifier(name).kind === 'contact', values);
}

/** Returns what fields of the case's own row say. */
export function rowMove(record: CaseRecord, set: Partial<CaseRecord>): FactsMove {
  const names = new Set(
    caseRowIdentifiers.filter(({ home }) => home.kind === 'case' && home.field in set).map(({ name }) => name),
  );
  const after = { ...record, ...set } as CaseRecord;
  const values = Object.entries(factsOf(withoutUnknown(caseRowValues(caseOf(after))), [])).filter(([name]) => names.has(name));
  const assigned: CaseFacts = 'employeeId' in set ? { isAssigned: set.employeeId !== undefined } : {};
  return (facts) => withFacts(facts, (name) => names.has(name), { ...Object.fromEntries(values), ...assigned });
}

/** Applies services that were added, removed, or restored. Those that others changed at the same moment stay. */
export const servicesMove =
  (changed: readonly CaseServiceRow[]): FactsMove =>
  (facts) => {
    const before = Array.isArray(facts.displayServices) ? facts.displayServices : [];
    const others = before.filter((id) => !changed.some(({ displayServiceId }) => displayServiceId === id));
    const there = changed.filter(isThere).map(({ displayServiceId }) => displayServiceId);
    return withFacts(facts, (name) => name === 'displayServices', servicesFact([...others, ...there]));
  };
