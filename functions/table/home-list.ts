import type { Location } from '#shared/model/location.ts';
import type { PublicVersion } from '#shared/model/price-list-version.ts';
import { searchKey } from '#shared/values/text.ts';
import { type HomeOrder, homeLists } from './home-index.ts';
import { fromItem } from './item.ts';
import { locationKeys } from './location.ts';
import type { Table } from './table.ts';

/** Where a list of homes continues: after this home, at this place of the list. */
export type HomePosition = { id: string; at: string };

/** Reads a page of all homes, live or not, by name or town, or only of those whose name or town begins with `startsWith`: one query. */
export async function readHomes(
  table: Table,
  { by, startsWith, limit, after }: { by: HomeOrder; startsWith: string; limit: number; after: HomePosition | null },
): Promise<{ locations: Location[]; next: HomePosition | null }> {
  const { index, pk } = homeLists[by];
  const begin = searchKey(startsWith);
  const { items, next } = await table.query(pk, {
    index,
    limit,
    ...(begin ? { startsWith: begin } : {}),
    ...(after ? { cursor: { ...locationKeys.profile(after.id), [`${index}pk`]: pk, [`${index}sk`]: after.at } } : {}),
  });
  const locations = items.map(fromItem<Location>);
  const last = locations.at(-1);
  return { locations, next: next && last ? { id: last.id, at: String(next[`${index}sk`]) } : null };
}

/** Reads which price list is in force at each of these homes: one request. A home that published none has none. */
export async function readListsInForce(
  table: Table,
  locationIds: readonly string[],
): Promise<Map<string, Pick<PublicVersion, 'id' | 'effectiveOn'>>> {
  const items = await table.getMany(locationIds.map(locationKeys.priceLists));
  const ids = new Map(locationIds.map((id) => [locationKeys.priceLists(id).pk, id]));
  return new Map(
    items.flatMap((item) => {
      const [latest] = fromItem<{ versions: PublicVersion[] }>(item).versions;
      const id = ids.get(item.pk);
      return id && latest ? [[id, { id: latest.id, effectiveOn: latest.effectiveOn }] as const] : [];
    }),
  );
}
