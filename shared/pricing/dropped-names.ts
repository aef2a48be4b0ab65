import type { PlannerHome } from '../model/planner-home.ts';
import type { DroppedChoice, PricedLine } from '../model/priced-plan.ts';
import { homeIndexOf } from '../planner/home-index.ts';
import { wordingOf } from '../questions/wording.ts';

/** What to call a choice whose name is no longer known. */
const unnamed: Record<DroppedChoice['kind'], string> = {
  package: 'A package',
  service: 'A service',
  item: 'An item of merchandise',
  answer: 'An answer',
  preference: 'A preference',
};

/** The names that choices of a plan or a contract had at the time, by id. */
export type FormerNames = ReadonlyMap<string, string>;

/** Returns the names in lines, by the id of what they charge, including goods and packages that the home no longer sells. */
export const namesInLines = (lines: readonly Pick<PricedLine, 'key' | 'label'>[]): FormerNames =>
  new Map(lines.flatMap(({ key, label }) => (/^(?:package|item|service):/.test(key) ? [[key.split(':')[1] ?? '', label]] : [])));

/** Adds names to dropped choices, so that nobody sees a reason without what it’s about. */
export function namedDrops<Drop extends Pick<DroppedChoice, 'kind' | 'id'>>(
  home: PlannerHome,
  dropped: readonly Drop[],
  former: FormerNames,
  timing: Parameters<typeof wordingOf>[1],
): (Drop & { label: string })[] {
  const { questionOf, serviceOf, itemOf } = homeIndexOf(home);
  const wishes = new Map(home.preferenceGroups.flatMap(({ preferences }) => preferences.map(({ id, name }) => [id, name])));
  const packages = new Map(home.templates.map(({ id, name }) => [id, name]));
  const question = (id: string) => {
    const found = questionOf.get(id);
    return found && wordingOf(found, timing);
  };
  const nameOf = (id: string) =>
    former.get(id) ||
    question(id) ||
    serviceOf.get(id)?.service.name ||
    itemOf.get(id)?.name ||
    wishes.get(id) ||
    packages.get(id);
  return dropped.map((drop) => ({
    ...drop,
    label: (nameOf(drop.id) || unnamed[drop.kind]).replaceAll(/\s+/g, ' ').slice(0, 200),
  }));
}
