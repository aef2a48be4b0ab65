import type { EntryRow } from '#shared/contract/system-catalog-views.ts';
import type { NounScreen } from './noun-screens.ts';

/** What is done to an entry, and who is told. */
export type EntryActionsProps = {
  screen: NounScreen;
  row: EntryRow;
  /** The entry's own screen is open: it isn't opened, and what changes it is told. */
  isOpenAlready?: boolean;
  onChanged?: (row: EntryRow | null) => void | Promise<void>;
};
