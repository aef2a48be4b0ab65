import type { LucideIcon } from 'lucide-react';

/** The groups of results, in the order in which they show. */
const paletteGroups = ['Recent cases', 'Cases', 'Similar names', 'People', 'Tasks', 'Pages', 'Actions'] as const;
export type PaletteGroup = (typeof paletteGroups)[number];

/** One result: what it is called, more about it, and where it leads (`to`) or what it does (`run`). */
export type PaletteItem = {
  key: string;
  group: PaletteGroup;
  icon: LucideIcon;
  label: string;
  detail?: string;
  /** The keys that do the same. */
  keys?: readonly string[];
  to?: string;
  run?: () => void;
};

/** Returns the items in the order of their groups, and with that the order in which the arrow keys move. */
export const inGroups = (items: readonly PaletteItem[]): { group: PaletteGroup; items: PaletteItem[] }[] =>
  paletteGroups
    .map((group) => ({ group, items: items.filter((item) => item.group === group) }))
    .filter((each) => each.items.length > 0);
