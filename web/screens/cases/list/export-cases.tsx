import type { CaseColumnKey } from '#shared/contract/case-views.ts';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import { type CsvFile, ExportCsv } from '#web/parts/export-csv.tsx';
import { api } from '#web/session/api.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { fileOf, type NameOf } from './case-columns.tsx';
import { type CaseFilters, type CaseSort, filterInput } from './case-filters.ts';
import { FURTHER, onceEach } from './case-pages.ts';
import { sortCases } from './sort-cases.ts';

/** The most cases in one file; filters split a longer list. */
const MAX_EXPORTED = 5000;

export type ExportCasesProps = { filters: CaseFilters; sort: CaseSort; columns: readonly CaseColumnKey[]; nameOf: NameOf };

/** Reads every case that the list shows, page by page, and makes a file of them with the columns and in the order of the list. */
async function exportedCases(
  { filters, sort, columns, nameOf }: ExportCasesProps,
  timeZone: string,
  onProgress: (rows: number) => void,
): Promise<CsvFile> {
  const pages: { items: CaseRow[]; nextCursor: string | null }[] = [];
  let cursor: string | null | undefined;
  let rows: CaseRow[] = [];
  while (cursor !== null && rows.length < MAX_EXPORTED) {
    const page = await api.cases.getFiltered({ ...filterInput(filters), items: FURTHER, ...(cursor ? { cursor } : {}) });
    pages.push(page);
    rows = onceEach(pages);
    cursor = page.nextCursor;
    onProgress(rows.length);
  }
  const file = fileOf(sortCases(rows.slice(0, MAX_EXPORTED), sort), columns, { nameOf, timeZone });
  const isCut = cursor !== null || rows.length > MAX_EXPORTED;
  return isCut
    ? { ...file, note: `A file has at most ${MAX_EXPORTED.toLocaleString('en-US')} cases. Filter the list to export the rest.` }
    : file;
}

/** Exports the cases that match the filters, loaded or not. */
export const ExportCases = (props: ExportCasesProps) => {
  const { timeZone } = useWorkspace();
  return <ExportCsv name="cases" file={(onProgress) => exportedCases(props, timeZone, onProgress)} />;
};
