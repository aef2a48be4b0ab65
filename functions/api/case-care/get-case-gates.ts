import { gatedCase, gatesView } from '#functions/gates/gated-case.ts';
import { os } from './implementer.ts';

/** Lists what is ahead in a case and what it needs: the case’s rows in one request, and its answers, pages of custody, and documents in one query. */
export const getCaseGates = os.getCaseGates.handler(async ({ input: { id }, context }) =>
  gatesView(context, await gatedCase(context, id)),
);
