import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type CaseRecord, readCase } from '#functions/table/case.ts';
import type { Membership } from '#shared/model/membership.ts';
import type { CaseViewer } from '#shared/visibility/sight.ts';
import { admit } from './case-access.ts';
import { refuseCancelled } from './my-case.ts';

/** A case that someone may see, and their relation to it. */
export type ViewedCase = { record: CaseRecord; viewer: CaseViewer };

/** Reads the row of a case, of which only the home is known that somebody takes part in it at. */
type ReadRecord = (locationId: string) => Promise<CaseRecord | undefined>;

/** What is known of a person and a case without reading the case: where they work, or that they are a relative. */
type Relation = { membership?: Membership; link?: { locationId: string; contactId: string } | undefined };

/** Returns as what somebody asks for a case: as a member of a home, or else as a relative of the case; as neither, it isn't there for them. */
export function relationTo({ actor }: Pick<OperationContext, 'actor'>, id: string): Relation {
  if (actor.kind !== 'person') return {};
  const { membership, person } = actor;
  const link = person.cases.find(({ caseId }) => caseId === id);
  return membership && (!link || link.locationId === membership.locationId) ? { membership } : { link };
}

/**
 * Returns a case to those who take part in it: staff of its home, a trade company assigned to it, or a relative. Someone who works at the home counts as
 * staff even if they are a relative; someone who works elsewhere may be a relative. Everyone else gets the same 404 as for a case that never existed.
 */
export async function viewedCase(
  context: OperationContext,
  id: string,
  read: ReadRecord = () => readCase(context.table, id),
): Promise<ViewedCase> {
  const { membership, link } = relationTo(context, id);
  if (membership) {
    const { record } = await admit(context, await read(membership.locationId));
    return { record, viewer: membership };
  }
  const record = link && (await read(link.locationId));
  if (!record || record.deletedOn !== undefined) throw problem('not_found');
  return { record, viewer: 'family' };
}

/** Returns the same as `viewedCase`, to someone about to make a change: a relative can't change a canceled case (409). */
export async function changeableCase(context: OperationContext, id: string): Promise<ViewedCase> {
  const viewed = await viewedCase(context, id);
  if (viewed.viewer === 'family') refuseCancelled(viewed.record);
  return viewed;
}
