import { firstFacts } from '#functions/cases/changing/first-facts.ts';
import type { CaseContext } from '#functions/cases/changing/timeline-of.ts';
import { readTemplates } from '#functions/documents/case/published-templates.ts';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { answersOf } from '#functions/table/case-answers.ts';
import { type CaseDocumentEntry, unchangedDocument } from '#functions/table/case-document.ts';
import type { CaseInCare } from '#functions/table/case-in-care.ts';
import { readGateRows } from '#functions/table/gate-rows.ts';
import type { LocationRow } from '#functions/table/location-row.ts';
import type { Write } from '#functions/table/table.ts';
import { unchangedTags } from '#functions/table/tag.ts';
import { placedHold } from '#shared/custody/disposition-hold.ts';
import { type CareSources, factsOfCare } from '#shared/custody/facts-of-care.ts';
import { actOfCorrection, actOfMove, type GateAct, type GateKey } from '#shared/gates/acts.ts';
import { factsOfCase } from '#shared/gates/facts-of-case.ts';
import type { GateFacts } from '#shared/gates/gate-facts.ts';
import { type GateCheck, gateOf, type MissingLine, missingLines, refusalOf } from '#shared/gates/gate-of.ts';
import { afterOverrides } from '#shared/gates/overrides.ts';
import { addressSchema } from '#shared/model/address.ts';
import type { Decedent } from '#shared/model/decedent.ts';
import type { DecedentStatus } from '#shared/model/enumerations/case.ts';
import { memberSide } from '#shared/visibility/sight.ts';

type Reading = Pick<CaseContext, 'table' | 'now' | 'actor'>;
/** The rows at the top of a case, as `readCaseInCare` reads them. `handOff`: who has the person, for the one who acts; `scan`: the tag, compared with the papers by this call. */
type Top = Pick<CaseInCare, 'facts' | 'tags' | 'overrides' | 'custody'> & {
  record: CaseRecord;
  decedent: Decedent;
  home: LocationRow;
  handOff?: CareSources['handOff'];
  scan?: { by: string; on: string };
};

/** A trade company isn’t told who signs the family’s documents: their lines name signers by role. */
const withoutNames = (entry: CaseDocumentEntry): CaseDocumentEntry => ({
  ...entry,
  signers: entry.signers.map((signer) => ({ ...signer, fullName: '' })),
});

/** Reads what a gate looks at that isn’t among the rows at the top of a case: one query, and the templates from warm memory. */
export async function readGateFacts(
  context: Reading,
  { record, decedent, facts, home, tags, custody, handOff, scan }: Top,
): Promise<{ facts: GateFacts; entries: readonly CaseDocumentEntry[] }> {
  const [{ storedAnswers, entries, pages }, { templates }, known] = await Promise.all([
    readGateRows(context.table, record.id),
    readTemplates(context.table, context.now),
    facts?.facts ?? firstFacts(context, record),
  ]);
  const { data: crematory } = addressSchema.safeParse(answersOf(storedAnswers).crematoryAddress);
  const isTold = memberSide(homeOf(context)) === 'staff';
  const documents = isTold ? entries : entries.map(withoutNames);
  const sources = { record, decedent, facts: known, documents, templates: [...templates.values()], crematory, home };
  const care = factsOfCare({
    tags,
    identification: pages.get('identification')!,
    intake: pages.get('intake')!,
    remains: pages.get('cremated-remains')!,
    doubtedOn: record.identityDoubt?.on,
    placed: placedHold(record.dispositionHold, { timeZone: home.timeZone, isTold }),
    // Someone without an account compares nothing: what they do was checked with the comparisons from before they left.
    comparedFrom: custody.custodian?.kind === 'outside' ? undefined : custody.custodian?.comparedFrom,
    ...(handOff ? { handOff } : {}),
  });
  const comparisons = scan ? [{ ...scan, agrees: true }, ...(care.comparisons ?? [])] : care.comparisons;
  return { facts: factsOfCase(sources, { ...care, comparisons }), entries };
}

/** What still has to be as it was read when something is written that can’t be undone, and how each line is. */
export type GateConditions = { expected: Record<string, unknown>; writes: Write[]; states: Record<string, GateCheck['status']> };

/** The lines that stop a move: all whose pages there are (docs/decisions.md, Decedent care). Personal effects stop it where the case keeps them. */
const enforced: ReadonlySet<GateKey> = new Set<GateKey>([
  ...(['suits', 'A', 'P', 'W', 'M', 'I', 'D', 'V1', 'V2', 'H', 'recipient', 'id-seen', 'both-sign', 'held'] as const),
]);
const stops = ({ key }: GateCheck, { effects }: GateFacts): boolean =>
  enforced.has(key) || (key === 'E' && effects !== undefined);

/** Returns why an act can’t happen as its lines are, and the lines that stop it. */
export function refusalIn(checks: readonly GateCheck[], facts: GateFacts): { whyNot: string | null; missing: MissingLine[] } {
  const stopping = checks.filter((check) => stops(check, facts));
  return { whyNot: refusalOf(stopping) ?? null, missing: missingLines(stopping) };
}

/**
 * Refuses an act while something that it needs is missing, in the words of the checklist. Returns what makes its transaction fail if the pages, the tags, or a document
 * that it relies on have changed in between: what the case’s row still has to say, and checks of other rows. The act is also only right for the facts and the
 * disposition that were read.
 */
export async function conditionsOf(context: Reading, top: Top, act: GateAct, at: Date): Promise<GateConditions> {
  const { record, tags, overrides } = top;
  const { facts, entries } = await readGateFacts(context, top);
  const all = afterOverrides(gateOf(act, facts, at), overrides.made, { act, at });
  const checks = all.filter((check) => stops(check, facts));
  const { whyNot, missing } = refusalIn(checks, facts);
  if (whyNot !== null) throw problem('conflict', { detail: whyNot, missing });
  const reliedOn = new Set(checks.flatMap(({ reliesOn = [] }) => reliesOn));
  const documents = entries.filter(({ id }) => reliedOn.has(id)).map((entry) => unchangedDocument(record.id, entry));
  const ofTags = unchangedTags(record, tags);
  return {
    expected: { careMark: record.careMark, effectsRevision: record.effectsRevision, ...ofTags.expected },
    writes: [...ofTags.writes, ...documents],
    states: Object.fromEntries(all.map(({ key, status }) => [key, status])),
  };
}

/** What a correction passes over: how each line of the gate was, and what those that were missing are called. */
export type PassedGate = { act: GateAct; states: GateConditions['states']; missing: readonly string[] };

/** Returns what a correction of care passes over. A correction meets no line, but what it passes over is recorded. Undefined if nothing was missing, or no gate guards it. */
export async function passedGate(
  context: Reading,
  top: Top & Pick<CaseInCare, 'custody'>,
  { from, to, at }: { from: DecedentStatus; to: DecedentStatus; at: Date },
): Promise<PassedGate | undefined> {
  const act = actOfCorrection(from, to, top.record.dispositionType);
  if (act === null || act === top.custody.reduction?.act) return undefined;
  const { facts } = await readGateFacts(context, top);
  const all = afterOverrides(gateOf(act, facts, at), top.overrides.made, { act, at });
  const { missing } = refusalIn(all, facts);
  if (missing.length === 0) return undefined;
  return {
    act,
    states: Object.fromEntries(all.map(({ key, status }) => [key, status])),
    missing: missing.map(({ title }) => title),
  };
}

/**
 * Returns the conditions of a move of care, as the act that it reports has them, or refuses it; undefined if the move can be undone, or if the act was checked when it
 * started.
 */
export async function gateWrites(
  context: Reading,
  top: Top,
  { from, to, at }: { from: DecedentStatus; to: DecedentStatus; at: Date },
): Promise<GateConditions | undefined> {
  const act = actOfMove(from, to, top.record.dispositionType);
  const isRecorded = act !== null && act === top.custody.reduction?.act;
  return act === null || isRecorded ? undefined : conditionsOf(context, top, act, at);
}
