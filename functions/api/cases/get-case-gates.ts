import { admit, caseActor, sideOf } from '#functions/cases/access/case-access.ts';
import { readGateFacts } from '#functions/gates/gate-of-case.ts';
import { problem } from '#functions/problem.ts';
import { readCaseInCare } from '#functions/table/custody.ts';
import { handoffFacts } from '#shared/custody/handoffs/custodian.ts';
import { actsAhead, gateActs } from '#shared/gates/acts.ts';
import { gateOf } from '#shared/gates/gate-of.ts';
import { os } from './implementer.ts';

/** Lists what is ahead in a case and what it needs: the case’s rows in one request, and its answers and documents in one query. */
export const getCaseGates = os.getCaseGates.handler(async ({ input: { id }, context }) => {
  const top = await readCaseInCare(context.table, id, caseActor(context).membership.locationId);
  const { record, ...actor } = await admit(context, top.record);
  const { decedent, home } = top;
  if (!decedent || !home) throw problem('not_found');
  const extras = { custody: { ...handoffFacts(top.custody, sideOf(actor)), primaryTags: 0 } };
  const { facts } = await readGateFacts(context, { ...top, record, decedent, home, extras });
  const isEmbalmingAsked = facts.embalmingPermission !== undefined;
  const acts = actsAhead(record.decedentStatus, { disposition: record.dispositionType, isEmbalmingAsked });
  return {
    gates: acts.map((act) => ({
      act,
      words: gateActs[act].words,
      checks: gateOf(act, facts, context.now).map(({ key, title, status, words, source, link = null }) => ({
        key,
        title,
        status,
        words,
        source,
        link,
      })),
    })),
  };
});
