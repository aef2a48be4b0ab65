import { firstFacts } from '#functions/cases/changing/first-facts.ts';
import { type CaseFile, questionScopeOf, readCaseFile } from '#functions/cases/viewing/case-file.ts';
import { answerSight, countingAnswers, type OnCasePage } from '#functions/cases/viewing/viewer-questions.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readFacts } from '#functions/table/case-facts.ts';
import { readLocationRow } from '#functions/table/location-row.ts';
import { type DocumentSources, withDataFields } from '#shared/documents/field-value.ts';
import type { SigningPeople } from '#shared/documents/suggest-signers.ts';
import { globalIdentifiers, homeOfIdentifier } from '#shared/identifiers/case-values.ts';
import type { Answers } from '#shared/questions/conditional-question.ts';
import { questionsOfGroups } from '#shared/questions/questions-of-groups.ts';
import { dateInZone } from '#shared/values/dates.ts';
import type { DocumentAccess } from './document-access.ts';
import { type PublishedTemplates, readTemplates } from './published-templates.ts';

/** A question of the case, and whether the viewer may answer it. */
type CaseAsked = { question: OnCasePage; mayAnswer: boolean };

/** What the documents of a case are filled in from, and the people who may sign them. */
export type DocumentCase = {
  sources: DocumentSources;
  asked: ReadonlyMap<string, CaseAsked>;
  people: SigningPeople;
  templates: PublishedTemplates;
};

/** The kinds of names that are kept only among the facts: the state of the case and what has happened in it. */
const factKinds = new Set(['standing', 'milestone']);

/** Returns what is asked under each name: a question that the viewer may answer goes before one that they may only see. */
function askedOf({ groups }: CaseFile, { viewer, mayChange }: DocumentAccess): Map<string, CaseAsked> {
  const asked = new Map<string, CaseAsked>();
  for (const question of questionsOfGroups(groups) as OnCasePage[]) {
    const mayAnswer = mayChange && answerSight(viewer, question) === 'can-edit';
    if (!asked.get(question.identifier)?.mayAnswer) asked.set(question.identifier, { question, mayAnswer });
  }
  return asked;
}

/** Reads everything that documents of a case are filled in from: six reads at the same time, and the catalog from warm memory. */
export async function readDocumentCase(
  context: OperationContext,
  access: DocumentAccess,
  templatesOf: Promise<PublishedTemplates> = readTemplates(context.table, context.now),
): Promise<DocumentCase> {
  const { table, now } = context;
  const { record } = access;
  const [file, home, stored, templates] = await Promise.all([
    readCaseFile(context, record),
    readLocationRow(table, record.providerLocationId),
    readFacts(table, record.id),
    templatesOf,
  ]);
  if (!home) throw problem('not_found');
  const facts = stored?.facts ?? (await firstFacts(context, record));
  const ownFacts = Object.entries(facts).filter(([name]) => factKinds.has(homeOfIdentifier(name).kind));
  const asked = askedOf(file, access);
  const { version: _version, ...location } = home;
  const known = {
    ...countingAnswers(questionScopeOf(file)),
    ...globalIdentifiers(location, file.staff, dateInZone(now.toISOString(), home.timeZone)),
    ...Object.fromEntries(ownFacts),
  } as Answers;
  return {
    sources: {
      known: withDataFields(known, templates.dataFields),
      questions: new Map([...asked].map(([name, { question }]) => [name, question])),
      lists: { people: file.people },
      timeZone: home.timeZone,
    },
    asked,
    people: { contacts: file.contacts, staff: file.staff, employeeId: record.employeeId, known },
    templates,
  };
}
