import type { LucideIcon } from 'lucide-react';

/** One result: what it is called, more about it, and where it leads (`to`) or what it does (`run`). */
export type PaletteItem = {
  key: string;
  group: string;
  icon: LucideIcon;
  label: string;
  detail?: string;
  /** The keys that do the same. */
  keys?: readonly string[];
  to?: string;
  run?: () => void;
};

/** What a search found, in groups. */
export type PaletteGroups = readonly { group: string; items: readonly PaletteItem[] }[];

/** Returns the items in the order of their groups, and with that the order in which the arrow keys move. */
export const inGroups = (order: readonly string[], items: readonly PaletteItem[]): PaletteGroups =>
  order.map((group) => ({ group, items: items.filter((item) => item.group === group) })).filter((each) => each.items.length > 0);
