import { isGuid } from '#shared/values/ids.ts';
import { visibleText } from '#shared/values/typed-text.ts';
import type { AnyCatalog, AnyEntry } from './catalog-faults.ts';
import type { AnyNoun, Reference } from './noun.ts';

type Fields = Readonly<Record<string, unknown>>;
type Path = (string | number)[];
type Fault = { path: Path; message: string };

/** Lists the entries that a name means. Where several groups have it, only those of the row's own group count, such as its category. */
function calledSo(catalog: AnyCatalog, { noun, within }: Reference, name: string, whole: Fields): AnyEntry[] {
  const found = catalog[noun].filter((entry) => String((entry as { name?: unknown }).name).toLowerCase() === name);
  const group = within === undefined ? undefined : whole[within];
  if (within === undefined || group === undefined) return found;
  const own = found.filter((entry) => (entry as unknown as Fields)[within] === group);
  return own.length > 0 ? own : found;
}

function faultOf(path: Path, value: string, count: number): Fault {
  const [what, instead] = count > 1 ? ['More than one entry', 'its id'] : ['Nothing', 'a name or an id'];
  return { path, message: `${what} is called “${visibleText(value, 60)}.” Enter ${instead}.` };
}

/**
 * Returns fields with references in the place of names, also in the elements of lists: people write “Aurora Caskets”, and an entry has the id of that vendor. A name
 * that nothing has, or several entries have, is a fault. `before` is the entry that the row is about.
 */
export function withReferences(
  { noun, catalog }: { noun: AnyNoun; catalog: AnyCatalog },
  given: Fields,
  before?: AnyEntry,
): { fields: Fields; faults: Fault[] } {
  const faults: Fault[] = [];
  const place = (value: unknown, rest: readonly string[], at: Path, find: (name: string) => AnyEntry[]): unknown => {
    const [part, ...deeper] = rest;
    if (part === '*') return Array.isArray(value) ? value.map((each, nth) => place(each, deeper, [...at, nth], find)) : value;
    if (part !== undefined) {
      if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return value;
      return { ...value, [part]: place((value as Fields)[part], deeper, [...at, part], find) };
    }
    const name = typeof value === 'string' ? value.trim() : '';
    if (name === '' || isGuid(value)) return value;
    const found = find(name.toLowerCase());
    if (found.length === 1) return found[0]?.id;
    faults.push(faultOf(at, name, found.length));
    return value;
  };
  let fields = given;
  for (const reference of noun.references ?? []) {
    const whole = { ...before, ...fields };
    fields = place(fields, reference.path, [], (name) => calledSo(catalog, reference, name, whole)) as Fields;
  }
  return { fields, faults };
}
