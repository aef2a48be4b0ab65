import { withNewest } from '#functions/cases/changing/with-newest.ts';
import { byWhom } from '#functions/cases/tags/tag-change.ts';
import { type Checked, refuseOther } from '#functions/cases/tags/tag-finding.ts';
import { conditionsOf } from '#functions/gates/gate-of-case.ts';
import { type HandoffCase, mySide, scannedCase } from '#functions/handoffs/handoff-case.ts';
import { recordStart, reductionCaseOf } from '#functions/handoffs/record-reduction.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { StartedReduction } from '#shared/contract/reduction-calls.ts';
import { handoffFacts } from '#shared/custody/handoffs/custodian.ts';
import { NO_REDUCTION, reductionActOf, startRefusal } from '#shared/custody/handoffs/reduction.ts';
import type { Reduction } from '#shared/model/handoff.ts';
import { os } from './implementer.ts';

type Input = Parameters<Parameters<typeof os.startReduction.handler>[0]>[0]['input'];

const refused = (detail: string) => problem('conflict', { detail });

/** Refuses a tag that isn’t on the body itself: what is on a pouch doesn’t say who is in it. */
function checkPrimary({ tags }: HandoffCase, { tag }: Checked): void {
  const bound = tags.tags.find(({ id, retired }) => id === tag.id && !retired);
  if (bound?.role !== 'primary' || bound.subject !== 'decedent') throw refused('Scan the primary tag on the person.');
}

async function start(context: OperationContext, input: Input): Promise<StartedReduction> {
  const { operator, chamber, discNumber } = input;
  const { open, checked } = await scannedCase(context, { ...input });
  const { tag, doer } = checked;
  if (tag.caseId !== undefined && tag.caseId !== input.caseId) {
    const { finding, belongsTo } = await refuseOther(context, open, checked, tag.caseId);
    return { finding, belongsTo, reduction: null };
  }
  const { custody, record, pages } = open;
  const known = custody.reduction;
  // The same start, sent again.
  if (known && known.started.by === doer.by && known.discNumber === discNumber) return { finding: 'confirmed', reduction: known };
  const side = mySide(open);
  const refusal = startRefusal(side, reductionCaseOf(open));
  if (refusal !== undefined) throw refused(refusal);
  if (pages.get('cremated-remains')?.closed) throw refused('The page of the cremated remains is closed. Open it again first.');
  checkPrimary(open, checked);
  const act = reductionActOf(record.dispositionType);
  if (act === undefined) throw refused(NO_REDUCTION);
  const { by, on } = byWhom(doer);
  const seen = { ...open, handOff: handoffFacts(custody, side), scan: { by, on } };
  const conditions = await conditionsOf(context, seen, act, context.now);
  const reduction: Reduction = { act, discNumber, started: byWhom(doer) };
  await recordStart(context, open, { reduction, checked, conditions, operator, chamber });
  return { finding: 'confirmed', reduction };
}

/** Starts a cremation or another reduction in one read (two more for a trade company), that of the gate, and one transaction. */
export const startReduction = os.startReduction.handler(({ input, context }) => withNewest(() => start(context, input)));
