import type { HomePaper, PaperKind } from '#shared/model/home-paper.ts';
import { noPaper, paperKinds } from '#shared/model/home-paper.ts';
import { fromItem, toItem } from './item.ts';
import type { Key, Table, Write } from './table.ts';

/** How a home's papers look, with how often that was saved (0: never) and who saved it last. */
export type HomePaperRow = HomePaper & { locationId: string; version: number; savedBy: string | null };

const keyOf = (locationId: string, kind: PaperKind): Key => ({
  pk: `LOCATION#${locationId}#PAPERS`,
  sk: kind.toUpperCase(),
});

/** In gsi1 the homes whose papers a template shapes. */
const ofTemplate = (templateId: string) => `PAPER-TEMPLATE#${templateId}`;

/** Returns the write that saves how a home's papers look over the version that was seen, 0 for none. */
export function homePaperWrite(kind: PaperKind, { version, savedBy, ...paper }: HomePaperRow): Write {
  const { locationId, templateId } = paper;
  const index = templateId === null ? {} : { gsi1pk: ofTemplate(templateId), gsi1sk: locationId };
  const put = { ...toItem('home-paper', { ...keyOf(locationId, kind), ...index }, paper, version + 1), savedBy };
  return version === 0 ? { put, unless: 'exists' } : { put, ifVersion: version };
}

/** Reads how the papers of these homes look, in their order: one request. A home for which nothing was saved has no template. */
export async function readHomePapers(table: Table, kind: PaperKind, locationIds: readonly string[]): Promise<HomePaperRow[]> {
  if (locationIds.length === 0) return [];
  const items = await table.getMany(
    locationIds.map((id) => keyOf(id, kind)),
    { consistent: true },
  );
  const rows = new Map(items.map((item) => [item.pk, item]));
  return locationIds.map((locationId) => {
    const item = rows.get(keyOf(locationId, kind).pk);
    if (!item) return { ...noPaper, locationId, version: 0, savedBy: null };
    const savedBy = typeof item.savedBy === 'string' ? item.savedBy : null;
    return { ...fromItem<HomePaper & { locationId: string }>(item), version: item.version as number, savedBy };
  });
}

/** Reads which templates the papers of a home follow: one request. */
export async function readFollowedTemplates(table: Table, locationId: string): Promise<string[]> {
  const items = await table.getMany(paperKinds.map((kind) => keyOf(locationId, kind)));
  return items.flatMap((item) => fromItem<HomePaper>(item).templateId ?? []);
}

/** Reads a page of the homes whose papers a template shapes, by their ids: one query. */
export async function readHomesOfTemplate(
  table: Table,
  templateId: string,
  { limit, after, kind }: { limit: number; after: string | null; kind: PaperKind },
): Promise<{ ids: string[]; next: string | null }> {
  const pk = ofTemplate(templateId);
  const { items, next } = await table.query(pk, {
    index: 'gsi1',
    limit,
    ...(after === null ? {} : { cursor: { ...keyOf(after, kind), gsi1pk: pk, gsi1sk: after } }),
  });
  const ids = items.map(({ locationId }) => String(locationId));
  return { ids, next: next === null ? null : (ids.at(-1) ?? null) };
}
