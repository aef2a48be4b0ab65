import { firstFacts } from '#functions/cases/changing/first-facts.ts';
import type { CaseContext } from '#functions/cases/changing/timeline-of.ts';
import { readTemplates } from '#functions/documents/case/published-templates.ts';
import { problem } from '#functions/problem.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { answersOf } from '#functions/table/case-answers.ts';
import { type CaseDocumentEntry, unchangedDocument } from '#functions/table/case-document.ts';
import type { StoredFacts } from '#functions/table/case-facts.ts';
import { readCaseSheet } from '#functions/table/document-rows.ts';
import type { LocationRow } from '#functions/table/location-row.ts';
import type { Write } from '#functions/table/table.ts';
import { actOfMove, type GateAct, type GateKey } from '#shared/gates/acts.ts';
import { factsOfCase } from '#shared/gates/facts-of-case.ts';
import type { GateFacts } from '#shared/gates/gate-facts.ts';
import { gateOf, refusalOf } from '#shared/gates/gate-of.ts';
import { addressSchema } from '#shared/model/address.ts';
import type { Decedent } from '#shared/model/decedent.ts';
import type { DecedentStatus } from '#shared/model/enumerations/case.ts';

type Reading = Pick<CaseContext, 'table' | 'now'>;
type Top = {
  record: CaseRecord;
  decedent: Decedent;
  facts: StoredFacts | undefined;
  home: LocationRow;
  /** What other records add. */
  extras?: Parameters<typeof factsOfCase>[1];
};

/** Reads what a gate looks at that isn’t among the rows at the top of a case: one query, and the templates from warm memory. */
export async function readGateFacts(
  context: Reading,
  { record, decedent, facts, home, extras }: Top,
): Promise<{ facts: GateFacts; entries: readonly CaseDocumentEntry[] }> {
  const [{ storedAnswers, entries }, { templates }, known] = await Promise.all([
    readCaseSheet(context.table, record.id, true),
    readTemplates(context.table, context.now),
    facts?.facts ?? firstFacts(context, record),
  ]);
  const { data: crematory } = addressSchema.safeParse(answersOf(storedAnswers).crematoryAddress);
  const sources = { record, decedent, facts: known, documents: entries, templates: [...templates.values()], crematory, home };
  return { facts: factsOfCase(sources, extras), entries };
}

/** The lines that every home can put right today. The others are shown, and stop a move once there are pages for them (docs/decisions.md, Decedent care). */
const enforced: ReadonlySet<GateKey> = new Set<GateKey>(['suits', 'A', 'M', 'W', 'H']);

/**
 * Refuses a move of care that can’t be undone while something that it needs is missing, in the words of the checklist. Returns what makes the move’s transaction fail if
 * a document that it relies on has changed in between; undefined if the move can be undone.
 */
export async function gateWrites(
  context: Reading,
  top: Top,
  { from, to, at }: { from: DecedentStatus; to: DecedentStatus; at: Date },
): Promise<Write[] | undefined> {
  const act = actOfMove(from, to, top.record.dispositionType);
  return act === null ? undefined : actWrites(context, top, { act, at });
}

/** Refuses an act, as `gateWrites` does a move. `more`: the lines that count for it although they stop no move yet. */
export async function actWrites(
  context: Reading,
  top: Top,
  { act, at, more = [] }: { act: GateAct; at: Date; more?: readonly GateKey[] },
): Promise<Write[]> {
  const { facts, entries } = await readGateFacts(context, top);
  const checks = gateOf(act, facts, at).filter(({ key }) => enforced.has(key) || more.includes(key));
  const refusal = refusalOf(checks);
  if (refusal !== undefined) throw problem('conflict', { detail: refusal });
  const reliedOn = new Set(checks.flatMap(({ reliesOn = [] }) => reliesOn));
  return entries.filter(({ id }) => reliedOn.has(id)).map((entry) => unchangedDocument(top.record.id, entry));
}
