import type { CareField, CareRow } from '#shared/custody/pages/care-field.ts';
import type { Answer } from '#shared/model/answer.ts';

type Columns = Pick<Extract<CareField, { kind: 'rows' }>, 'columns'>;

/** Returns a row after an answer in one of its columns. What is entered first into an empty row brings the name of the person who enters it along, where the row asks for one. */
export function rowWith(row: CareRow, column: string, answer: Answer, { columns }: Columns, own: string): CareRow {
  const isFirst = Object.values(row).every((value) => value === null || value === undefined || value === '');
  const asksName = column !== 'by' && own !== '' && columns.some(({ name }) => name === 'by');
  return { ...row, ...(isFirst && asksName && answer !== null ? { by: own } : {}), [column]: answer } as CareRow;
}
