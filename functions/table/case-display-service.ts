import type { CaseDisplayService } from '#shared/model/display-service.ts';
import { caseKeys } from './case-keys.ts';
import { everyItem } from './every-item.ts';
import { toItem } from './item.ts';
import type { Item, Table } from './table.ts';

/** A display service of a case as it is stored. `version` counts the writes of its row. */
export type CaseServiceRow = CaseDisplayService & { version: number };

/** Returns a display service as an item. It is stored as JSON text: its answers may be any number that JSON has, and the table has fewer. */
export const caseServiceItem = (caseId: string, service: CaseDisplayService, version = 1): Item =>
  toItem(
    'case-service',
    caseKeys.service(caseId, service.displayServiceId),
    { displayServiceId: service.displayServiceId, content: JSON.stringify(service) },
    version,
  );

/** Reads the display services of a case, including removed ones, in no order. */
export async function readCaseServices(table: Table, caseId: string): Promise<CaseServiceRow[]> {
  const items = await everyItem(table, caseKeys.case(caseId).pk, { startsWith: 'SERVICE#', consistent: true });
  return items.map(({ content, version }) => ({
    ...(JSON.parse(content as string) as CaseDisplayService),
    version: version as number,
  }));
}
