import type { Section } from '#shared/model/section.ts';
import { everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import type { Item, Key, Table, Write } from './table.ts';

const partition = (locationId: string) => `LOCATION#${locationId}#SECTIONS`;

/** Returns the key of a home's paragraph, beside its profile: only its documents and its staff read them. */
export const sectionKey = (locationId: string, id: string): Key => ({ pk: partition(locationId), sk: id });

/** A paragraph and how many times it was saved. */
export type VersionedSection = { section: Section; version: number };

/** Returns a paragraph of a home's documents, as an item of the table. */
export const sectionItem = (section: Section, version = 1): Item =>
  toItem('section', sectionKey(section.providerLocationId, section.id), section, version);

/**
 * Writes a paragraph over the one at `expectedVersion`; 0 makes a new one, and fails if there is one. `savedBy` is the name that a person sees whose own
 * save is then refused.
 */
export const sectionWrite = (section: Section, expectedVersion: number, savedBy?: string): Write => {
  const put = { ...sectionItem(section, expectedVersion + 1), savedBy };
  return expectedVersion === 0 ? { put, unless: 'exists' } : { put, ifVersion: expectedVersion };
};

/** Reads a home's paragraphs, including archived ones, by type, then in order: one query. */
export async function readVersionedSections(table: Table, locationId: string): Promise<VersionedSection[]> {
  const items = await everyItem(table, partition(locationId), { consistent: true });
  return items
    .map((item) => ({ section: fromItem<Section>(item), version: item.version as number }))
    .sort(
      ({ section: a }, { section: b }) =>
        a.sectionType.localeCompare(b.sectionType) || a.sortOrder - b.sortOrder || a.id.localeCompare(b.id),
    );
}

/** Reads the paragraphs that are printed on a home's documents, by type, then in order: one query. */
export const readSections = async (table: Table, locationId: string): Promise<Section[]> =>
  (await readVersionedSections(table, locationId)).map(({ section }) => section).filter(({ isActive }) => isActive);
