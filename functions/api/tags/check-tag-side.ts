import { sideOf } from '#functions/cases/access/case-access.ts';
import { tradeKindsOf } from '#functions/cases/access/trade-kinds.ts';
import type { TagAndCase } from '#functions/cases/tags/tag-change.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type TagAct, tagSideRefusal } from '#shared/custody/handoffs/tag-side.ts';
import type { TagSubject } from '#shared/model/enumerations/tag.ts';

type Asking = Pick<TagAndCase, 'record' | 'actor' | 'custody'>;

/** Returns a function that says why the caller can’t do something with the tags of a person; undefined if they can. A trade company takes a read more. */
export async function tagRefusals(context: OperationContext, { record, actor, custody }: Asking) {
  const kinds = await tradeKindsOf(context, actor);
  return (act: TagAct, subject: TagSubject | undefined) =>
    tagSideRefusal(act, sideOf(actor), { status: record.decedentStatus, custody, kinds, subject });
}

/** Refuses what another side does with the tags of a person. */
export async function checkTagSide(
  context: OperationContext,
  { act, subject }: { act: TagAct; subject: TagSubject | undefined },
  of: Asking,
): Promise<void> {
  const refusal = (await tagRefusals(context, of))(act, subject);
  if (refusal !== undefined) throw problem('conflict', { detail: refusal });
}
