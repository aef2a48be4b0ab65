import { admit, caseActor, sideOf } from '#functions/cases/access/case-access.ts';
import { byOf } from '#functions/cases/changing/timeline-of.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readCaseInCare } from '#functions/table/case-in-care.ts';
import type { CaseGates, GateCheckView } from '#shared/contract/case-care.ts';
import { handoffFacts } from '#shared/custody/handoffs/custodian.ts';
import { isEmbalmed } from '#shared/custody/pages/care-values.ts';
import { actsAhead, type GateAct, gateActs } from '#shared/gates/acts.ts';
import type { GateFacts } from '#shared/gates/gate-facts.ts';
import { type GateCheck, gateOf, type MissingLine } from '#shared/gates/gate-of.ts';
import { afterOverrides, askedUntil, mayBeOverridden, openAsks } from '#shared/gates/overrides.ts';
import { reductionAct } from '#shared/model/enumerations/handoff.ts';
import { readGateFacts, refusalIn } from './gate-of-case.ts';

/** Reads a case that the caller may see with what its gates look at. */
export async function gatedCase(context: OperationContext, id: string) {
  const found = await readCaseInCare(context.table, id, caseActor(context).membership.locationId);
  const { record, ...actor } = await admit(context, found.record);
  const { decedent, home } = found;
  if (!decedent || !home) throw problem('not_found');
  const top = { ...found, record, decedent, home, handOff: handoffFacts(found.custody, sideOf(actor)) };
  return { ...top, ...actor, gate: (await readGateFacts(context, top)).facts };
}

export type GatedCase = Awaited<ReturnType<typeof gatedCase>>;

/** Returns what is ahead of someone that can’t be undone. */
export function aheadOf(
  { record, custody, pages }: Pick<GatedCase, 'record' | 'custody' | 'pages'>,
  { embalmingPermission }: GateFacts,
): GateAct[] {
  const isChosen = isEmbalmed(pages.get('preparation')?.values ?? {});
  const [isEmbalmingAsked, isReduced] = [isChosen || embalmingPermission !== undefined, custody.reduction !== undefined];
  return actsAhead(record.decedentStatus, { disposition: record.dispositionType, isEmbalmingAsked, isReduced });
}

/** Returns a line as calls answer it. */
function lineView(context: OperationContext, { overrides }: GatedCase, act: GateAct, check: GateCheck): GateCheckView {
  const { key, title, status, words, source, link = null } = check;
  const [asked] = mayBeOverridden(check) ? openAsks(overrides.asked, act, check, context.now) : [];
  return {
    ...{ key, title, status, words, source, link, mayBeOverridden: mayBeOverridden(check) },
    asked: asked
      ? { byName: asked.byName, isOwn: asked.accountId === byOf(context).id, until: askedUntil(asked).toISOString() }
      : null,
  };
}

/** Returns what embalming still needs, whether or not it was asked for yet; nothing once it’s recorded, or nobody can be embalmed any more. */
export function embalmingMissing(context: OperationContext, { record, custody, gate, overrides }: GatedCase): MissingLine[] {
  const act = 'embalming';
  const isReduced = custody.reduction !== undefined;
  const ahead = actsAhead(record.decedentStatus, { disposition: undefined, isEmbalmingAsked: true, isReduced });
  if (!ahead.includes(act)) return [];
  return refusalIn(afterOverrides(gateOf(act, gate, context.now), overrides.made, { act, at: context.now }), gate).missing;
}

/** A trade company does nothing else that can’t be undone than a reduction, and that only with the person in front of it. */
const isDoneBy = ({ sight, custody, handOff }: GatedCase, act: GateAct): boolean =>
  sight === 'staff' || (custody.custodian?.kind === 'trade' && handOff.isActorCustodian && reductionAct.has(act));

/** Returns what is ahead in a case and what it needs. */
export function gatesView(context: OperationContext, found: GatedCase): CaseGates {
  const { gate: facts, overrides, sight } = found;
  const gateView = (act: GateAct): CaseGates['gates'][number] => {
    const checks = afterOverrides(gateOf(act, facts, context.now), overrides.made, { act, at: context.now });
    return {
      act,
      words: gateActs[act].words,
      ...refusalIn(checks, facts),
      checks: sight === 'staff' ? checks.map((check) => lineView(context, found, act, check)) : [],
    };
  };
  const acts = aheadOf(found, facts).filter((act) => isDoneBy(found, act));
  return { gates: acts.map(gateView) };
}
