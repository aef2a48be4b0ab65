import type { LucideIcon } from 'lucide-react';
import type { NounName } from '#shared/catalog/noun-names.ts';

/** The parts of the rail. */
export type SystemGroup = 'catalog' | 'questions' | 'merchandise' | 'tasks' | 'papers' | 'homes' | 'releases';

/**
 * A screen that lists the entries of a noun, with each entry's own screen below it (`path/id`, and `path/new`). `NounOverride` says
 * what differs from the list and the form that every noun has.
 */
export type NounScreen = {
  noun: NounName;
  path: `/System/${string}`;
  title: string;
  group: SystemGroup;
  icon: LucideIcon;
  /** Lists only entries whose field has this value, which new ones get: two screens may share a noun. */
  only?: Readonly<Record<string, string>>;
};
