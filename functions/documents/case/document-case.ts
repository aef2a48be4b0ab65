import { firstFacts } from '#functions/cases/changing/first-facts.ts';
import { type CaseFile, caseFileOf, questionScopeOf } from '#functions/cases/viewing/case-file.ts';
import { caseGroupsOf } from '#functions/cases/viewing/case-groups.ts';
import { answerSight, countingAnswers, countingNames, type OnCasePage } from '#functions/cases/viewing/viewer-questions.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type CaseSheet, readCaseSheet } from '#functions/table/document-rows.ts';
import { readEmployees } from '#functions/table/employee.ts';
import type { LocationRow } from '#functions/table/location-row.ts';
import { type DocumentSources, withDataFields } from '#shared/documents/field-value.ts';
import type { SigningPeople } from '#shared/documents/suggest-signers.ts';
import type { CaseFacts } from '#shared/identifiers/case-facts.ts';
import { globalIdentifiers, homeOfIdentifier } from '#shared/identifiers/case-values.ts';
import type { Answers } from '#shared/questions/conditional-question.ts';
import { questionsOfGroups } from '#shared/questions/questions-of-groups.ts';
import { dateInZone } from '#shared/values/dates.ts';
import type { DocumentAccess } from './document-access.ts';
import { type PublishedTemplates, readTemplates } from './published-templates.ts';

/** A question of the case, whether the viewer may answer it, and whether other answers hide it: then its answer doesn't count. */
type CaseAsked = { question: OnCasePage; mayAnswer: boolean; isHidden: boolean };

/** What the documents of a case are filled in from, and the people who may sign them. */
export type DocumentCase = {
  sources: DocumentSources;
  asked: ReadonlyMap<string, CaseAsked>;
  people: SigningPeople;
  file: CaseFile;
  home: LocationRow;
  facts: CaseFacts;
  sheet: CaseSheet;
  templates: PublishedTemplates;
};

/** The kinds of names that are kept only among the facts: the state of the case and what has happened in it. */
const factKinds = new Set(['standing', 'milestone']);

/** Returns what is asked under each name: a question that the viewer may answer goes before one that they may only see. */
function askedOf(file: CaseFile, { viewer, mayChange }: DocumentAccess): Map<string, CaseAsked> {
  const asked = new Map<string, CaseAsked>();
  const isCounted = countingNames(questionScopeOf(file));
  for (const question of questionsOfGroups(file.groups) as OnCasePage[]) {
    const isHidden = !isCounted(question.identifier);
    const mayAnswer = !isHidden && mayChange && answerSight(viewer, question) === 'can-edit';
    if (!asked.get(question.identifier)?.mayAnswer) asked.set(question.identifier, { question, mayAnswer, isHidden });
  }
  return asked;
}

type Filling = Pick<DocumentCase, 'file' | 'home' | 'facts' | 'sheet' | 'templates'>;

/** Returns what documents of a case are filled in from, of what was read of it. */
export function documentCaseOf(context: OperationContext, access: DocumentAccess, rows: Filling): DocumentCase {
  const { file, home, facts, templates } = rows;
  const ownFacts = Object.entries(facts).filter(([name]) => factKinds.has(homeOfIdentifier(name).kind));
  const asked = askedOf(file, access);
  const { version: _version, ...location } = home;
  const known = {
    ...countingAnswers(questionScopeOf(file)),
    ...globalIdentifiers(location, file.staff, dateInZone(context.now.toISOString(), home.timeZone)),
    ...Object.fromEntries(ownFacts),
  } as Answers;
  return {
    ...rows,
    sources: {
      known: withDataFields(known, templates.dataFields),
      questions: new Map([...asked].map(([name, { question }]) => [name, question])),
      lists: { people: file.people },
      timeZone: home.timeZone,
    },
    asked,
    people: { contacts: file.contacts, staff: file.staff, employeeId: file.record.employeeId, known },
  };
}

type Reading = { templates?: Promise<PublishedTemplates>; withDocuments?: boolean };

/** Reads everything that documents of a case are filled in from and that didn't come with access to it: two queries, and the catalog from warm memory. */
export async function readDocumentCase(
  context: OperationContext,
  access: DocumentAccess,
  { templates: templatesOf = readTemplates(context.table, context.now), withDocuments = false }: Reading = {},
): Promise<DocumentCase> {
  const { table, now } = context;
  const { record, top } = access;
  const { decedent, home } = top;
  const [sheet, staff, groups, templates] = await Promise.all([
    readCaseSheet(table, record.id, withDocuments),
    readEmployees(table, record.providerLocationId),
    caseGroupsOf(table, now),
    templatesOf,
  ]);
  if (!home || !decedent) throw problem('not_found');
  const { contacts, storedAnswers } = sheet;
  const file = caseFileOf({ record, decedent, contacts, staff, storedAnswers }, groups);
  const facts = top.facts?.facts ?? (await firstFacts(context, record));
  return documentCaseOf(context, access, { file, home, facts, sheet, templates });
}
