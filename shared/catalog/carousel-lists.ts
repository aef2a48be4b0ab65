import type { CarouselIcon } from '#shared/model/carousel-icon.ts';

/** How many of its icons the name of a list has. */
const NAMED = 3;

type Icon = Pick<CarouselIcon, 'carouselId'> & Partial<CarouselIcon>;

/** Returns what each list of icons goes by: the names of its first icons, which may have commas, since nobody names a list. */
export function carouselNames(icons: readonly Icon[]): ReadonlyMap<string, string> {
  const lists = Map.groupBy(
    icons.filter(({ carouselId }) => carouselId),
    ({ carouselId }) => carouselId,
  );
  return new Map(
    [...lists].map(([id, list]) => {
      const names = list
        .toSorted((one, other) => (one.sortOrder ?? 0) - (other.sortOrder ?? 0))
        .flatMap(({ name }) => (name ? [name] : []));
      const more = names.length - NAMED;
      const first = names.slice(0, NAMED).join(' · ');
      return [id, names.length === 0 ? 'A list without names' : more > 0 ? `${first} · ${more} more` : first] as const;
    }),
  );
}
