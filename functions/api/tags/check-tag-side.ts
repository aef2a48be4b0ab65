import { sideOf } from '#functions/cases/access/case-access.ts';
import { tradeKindsOf } from '#functions/cases/access/trade-kinds.ts';
import type { TagAndCase } from '#functions/cases/tags/tag-change.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type TagAct, tagSideRefusal } from '#shared/custody/handoffs/tag-side.ts';
import { isOfSeveral } from '#shared/custody/tags/tag-rules.ts';
import type { TagSubject } from '#shared/model/enumerations/tag.ts';

type Asking = Pick<TagAndCase, 'record' | 'actor' | 'custody'>;

/** Returns a function that says why the caller can’t do something with the tags of a person; undefined if they can. A trade company takes a read more. */
export async function tagRefusals(context: OperationContext, { record, actor, custody }: Asking) {
  const kinds = await tradeKindsOf(context, actor);
  return (act: TagAct) => tagSideRefusal(act, sideOf(actor), { status: record.decedentStatus, custody, kinds });
}

/** Refuses what only the side does that has the person. Bags of effects and portions of remains are the home's business, wherever the person is. */
export async function checkTagSide(
  context: OperationContext,
  { act, subject }: { act: TagAct; subject: TagSubject | undefined },
  of: Asking,
): Promise<void> {
  if (subject !== undefined && isOfSeveral(subject) && of.actor.sight === 'staff') return;
  const refusal = (await tagRefusals(context, of))(act);
  if (refusal !== undefined) throw problem('conflict', { detail: refusal });
}
