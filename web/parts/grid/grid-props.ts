import type { GridColumn, GridRow } from './cell-kind.ts';
import type { GridEditing } from './use-grid-edits.ts';

export type EditableGridProps<Row extends GridRow> = {
  /** Names the grid, such as "Caskets". */
  label: string;
  rows: readonly Row[];
  /** The first one names the row, and remains in view. */
  columns: readonly GridColumn<Row>[];
  edits: GridEditing;
  isReadOnly?: boolean;
  /** Returns what is wrong with a cell beyond what its kind refuses. */
  faultOf?: (row: Row, column: string) => string | undefined;
};
