import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type CaseRecord, readCase } from '#functions/table/case.ts';
import type { CaseViewer } from '#shared/visibility/sight.ts';
import { caseFor } from './case-access.ts';
import { refuseCancelled } from './my-case.ts';

/** A case as somebody may look at it, and what they are to it. */
export type ViewedCase = { record: CaseRecord; viewer: CaseViewer };

/** The case of a relative who takes part in it, or 404. */
async function ofFamily({ table }: OperationContext, id: string, takesPart: boolean): Promise<ViewedCase> {
  const record = takesPart ? await readCase(table, id) : undefined;
  if (!record || record.deletedOn !== undefined) throw problem('not_found');
  return { record, viewer: 'family' };
}

/**
 * A case for whoever takes part in it: staff of its home, a trade company that is assigned to it, a relative. Who works at the home is its staff, though they
 * be a relative too; who works elsewhere may be one. For everybody else it is the same 404 as a case that never was.
 */
export async function viewedCase(context: OperationContext, id: string): Promise<ViewedCase> {
  const { actor } = context;
  if (actor.kind !== 'person') throw problem('not_found');
  const { membership, person } = actor;
  const link = person.cases.find(({ caseId }) => caseId === id);
  if (!membership || (link && link.locationId !== membership.locationId)) return ofFamily(context, id, link !== undefined);
  const { record } = await caseFor(context, id);
  return { record, viewer: membership };
}

/** As `viewedCase`, for whoever is about to change something: a relative changes nothing in a cancelled case (409). */
export async function changeableCase(context: OperationContext, id: string): Promise<ViewedCase> {
  const viewed = await viewedCase(context, id);
  if (viewed.viewer === 'family') refuseCancelled(viewed.record);
  return viewed;
}
