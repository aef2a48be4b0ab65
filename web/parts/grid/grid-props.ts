import type { ReactNode } from 'react';
import type { GridColumn, GridRow } from './cell-kind.ts';
import type { RowOrder } from './row-order.ts';
import type { GridEditing } from './use-grid-edits.ts';

export type EditableGridProps<Row extends GridRow> = {
  /** Names the grid, such as "Caskets". */
  label: string;
  rows: readonly Row[];
  /** The first one names the row, and remains in view. */
  columns: readonly GridColumn<Row>[];
  edits: GridEditing;
  isReadOnly?: boolean;
  /** If a person may change the order of the rows. */
  order?: RowOrder;
  /** What else can be done with the rows, above them. */
  actions?: ReactNode;
  /** Returns what is odd about a cell and may be saved all the same. It shows where nothing is wrong. */
  noteOf?: ((row: Row, column: string) => string | undefined) | undefined;
  /** Returns what is wrong with a cell beyond what its kind refuses. */
  faultOf?: (row: Row, column: string) => string | undefined;
};
