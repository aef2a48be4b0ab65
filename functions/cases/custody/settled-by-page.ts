import { identityVerified } from '#events/catalog/identity-verified.ts';
import { implantsCleared } from '#events/catalog/implants-cleared.ts';
import type { DomainEvent } from '#events/envelope.ts';
import { about } from '#functions/cases/changing/change-case.ts';
import type { FactsMove } from '#functions/cases/changing/facts-of-case.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readFacts } from '#functions/table/case-facts.ts';
import { careValueOf } from '#shared/custody/pages/care-values.ts';
import { areImplantsCleared, implantsOf } from '#shared/gates/checks/implants.ts';
import { identificationKind } from '#shared/model/enumerations/custody.ts';
import { dateInZone } from '#shared/values/dates.ts';
import type { OpenCarePage } from './care-page-of.ts';

/** What closing a page settles for its case: events, and how they move its facts. */
type Settled = { events: readonly DomainEvent[]; move: FactsMove };

/** What most pages settle. */
export const nothingSettled: Settled = { events: [], move: (facts) => facts };

function verified(context: OperationContext, { record, stored: { values }, timeZone }: OpenCarePage): Settled {
  const kind = careValueOf(values, 'identificationKind');
  if (typeof kind !== 'string' || !identificationKind.has(kind) || careValueOf(values, 'result') !== 'confirmed')
    return nothingSettled;
  if (kind === 'waived') return nothingSettled;
  const data = { kind, verifiedOn: dateInZone(context.now.toISOString(), timeZone) };
  const event = context.event('identity.verified', { ...about(record), ...data }, record.providerLocationId);
  return { events: [event], move: (facts) => identityVerified.moves(facts, data) };
}

/** A case from before facts existed has none to judge by. */
async function cleared(context: OperationContext, { record, stored: { values }, timeZone }: OpenCarePage): Promise<Settled> {
  const felt = careValueOf(values, 'implantsFelt');
  const known = await readFacts(context.table, record.id);
  if (!known || typeof felt !== 'string' || !areImplantsCleared(implantsOf(known.facts, felt))) return nothingSettled;
  const data = { clearedOn: dateInZone(context.now.toISOString(), timeZone) };
  const event = context.event('implants.cleared', { ...about(record), ...data }, record.providerLocationId);
  return { events: [event], move: (facts) => implantsCleared.moves(facts, data) };
}

/** Returns what closing a page settles: who it is, or that no implant is left. */
export async function settledBy(context: OperationContext, open: OpenCarePage): Promise<Settled> {
  if (open.page.page === 'identification') return verified(context, open);
  return open.page.page === 'intake' ? cleared(context, open) : nothingSettled;
}
