import { closeCarePage } from '#functions/cases/custody/close-care-page.ts';
import { refusalIn } from '#functions/gates/gate-of-case.ts';
import { gatedCase } from '#functions/gates/gated-case.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readCustody } from '#functions/table/custody.ts';
import { isEmbalmed } from '#shared/custody/pages/care-values.ts';
import { gateOf } from '#shared/gates/gate-of.ts';
import { afterOverrides } from '#shared/gates/overrides.ts';
import { os } from './implementer.ts';

/** Tells whether Embalmed was recorded, and nobody took it back. */
async function wasEmbalmed({ table }: OperationContext, caseId: string): Promise<boolean> {
  const moves = await readCustody(table, caseId);
  return moves.some(({ to }, at) => to === 'embalmed' && moves[at + 1]?.correctionReason === undefined);
}

/** Refuses to close the report of an embalming that isn’t authorized, in the words of its gate, unless Embalmed was recorded. */
async function checkEmbalming(context: OperationContext, caseId: string): Promise<void> {
  const found = await gatedCase(context, caseId);
  const { values, closed } = found.pages.get('preparation')!;
  if (closed || !isEmbalmed(values)) return;
  const of = { act: 'embalming', at: context.now } as const;
  const checks = afterOverrides(gateOf('embalming', found.gate, context.now), found.overrides.made, of);
  const { whyNot, missing } = refusalIn(checks, found.gate);
  if (whyNot === null || (await wasEmbalmed(context, caseId))) return;
  throw problem('conflict', { detail: whyNot, missing });
}

export const closeCustodyPage = os.closeCustodyPage.handler(async ({ input, context }) => {
  if (input.page === 'preparation') await checkEmbalming(context, input.id);
  return closeCarePage(context, input);
});
