import { plannerHomeOf } from '#functions/planning/warm-planner-home.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { problem } from '#functions/runtime/problems.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { type CaseServiceRow, readCaseServices } from '#functions/table/case-display-service.ts';
import type { CaseServices, CaseServiceView } from '#shared/contract/case-details-views.ts';
import { dispositionGroupOf } from '#shared/model/enumerations/disposition.ts';
import { type CaseViewer, maySee } from '#shared/visibility/sight.ts';
import { eventOrderOf, missingOf } from './case-display-service-of.ts';
import type { ViewedCase } from './case-viewer.ts';

/** What rules of a display service's questions read of its case. */
export const serviceFacts = ({ type, dispositionType }: CaseRecord): Readonly<Record<string, unknown>> => ({
  timing: type,
  ...(dispositionType ? { dispositionType, dispositionGroup: dispositionGroupOf(dispositionType) } : {}),
});

/** Whether somebody sees a display service: what was removed is the home's to bring back. */
export const seesService = (viewer: CaseViewer, service: CaseServiceRow): boolean =>
  maySee(viewer, { kind: 'display-service', service }) && (viewer !== 'family' || service.displayServiceAction !== 'removed');

/** A display service as its viewer is given it: a question that is for the home alone stays there. */
function shownService(viewer: CaseViewer, service: CaseServiceRow, record: CaseRecord): CaseServiceView {
  const questions = service.questions.filter((question) => maySee(viewer, { kind: 'question', question, page: 'case-details' }));
  return { ...service, questions, missing: missingOf(service, serviceFacts(record)) };
}

/** Rows as their viewer is given them, in the course of the funeral, and what else the home offers. */
export async function servicesView(
  { table, now }: OperationContext,
  { record, viewer }: ViewedCase,
  rows: readonly CaseServiceRow[],
): Promise<CaseServices> {
  const items = rows
    .filter((row) => seesService(viewer, row))
    .toSorted((one, other) => eventOrderOf(one) - eventOrderOf(other) || one.name.localeCompare(other.name, 'en'))
    .map((row) => shownService(viewer, row, record));
  const home = viewer === 'staff' ? await plannerHomeOf(table, record.providerLocationId, now) : undefined;
  const taken = new Set(rows.map(({ displayServiceId }) => displayServiceId));
  const offered = (home?.displayServices ?? [])
    .filter(({ id }) => !taken.has(id))
    .map(({ id, name, page, priceCents }) => ({ displayServiceId: id, name, page, priceCents }));
  return { viewer, timing: record.type, items, offered };
}

/** The display services of a case as somebody who takes part in it sees them: all, or the one that is asked for. */
export async function caseServicesFor(
  context: OperationContext,
  viewed: ViewedCase,
  displayServiceId: string | undefined,
): Promise<CaseServices> {
  const rows = await readCaseServices(context.table, viewed.record.id);
  const view = await servicesView(context, viewed, rows);
  if (displayServiceId === undefined) return view;
  const items = view.items.filter((item) => item.displayServiceId === displayServiceId);
  if (items.length === 0) throw problem('not_found');
  return { ...view, items };
}
