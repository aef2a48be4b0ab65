import { type AnyEntry, shapeFaults } from '#shared/catalog/catalog-faults.ts';
import { isNothing } from '#shared/catalog/field-words.ts';
import { formFields } from '#shared/catalog/form-fields.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import { canonicalJson } from '#shared/values/canonical-json.ts';
import type { FieldFault } from '../field-widget.ts';

type Path = readonly (string | number)[];

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inside, part) => {
    if (Array.isArray(inside) && typeof part === 'string' && !/^\d+$/.test(part))
      return inside.find((each: { id?: unknown }) => each?.id === part);
    return (inside as Record<string, unknown> | undefined)?.[part];
  }, value);

/** Returns the path of a fault as the form lays out its parts: faults may name an element of a list by its id, and the form knows it by its number. */
export function placedPath(entry: AnyEntry, path: Path): Path {
  let inside: unknown = entry;
  return path.map((part) => {
    const at = Array.isArray(inside) ? inside.findIndex((each: { id?: unknown } | null) => each?.id === part) : -1;
    const placed = at < 0 ? part : at;
    inside = (inside as Record<string, unknown> | null | undefined)?.[placed];
    return placed;
  });
}

const json = (value: unknown) => (value === undefined ? '' : canonicalJson(value));

/** Returns whether a part of an entry is as it was. */
const isSameAt = (one: unknown, other: unknown, path: Path): boolean => json(valueAt(one, path)) === json(valueAt(other, path));

/** Returns whether a part is still blank in something that was added since the entry was saved. */
const isNewAndBlank = (entry: unknown, saved: unknown, path: Path): boolean => {
  const around = path.slice(0, -1);
  return around.length > 0 && valueAt(saved, around) === undefined && isNothing(valueAt(entry, path));
};

type Saved = { entry: AnyEntry; faults: readonly FieldFault[] };

const at = ({ path }: FieldFault): string => path.join('/');

/** Returns what an entry alone shows to be wrong: its shape, and where that is right, what its parts say of each other. */
function faultsOfEntry(noun: NounName, entry: AnyEntry): readonly FieldFault[] {
  const shape = shapeFaults(noun, entry);
  const known = new Set(shape.map(at));
  const within = new Map((nouns[noun].faultsWithin?.(entry) ?? []).map((fault) => [`${at(fault)} ${fault.message}`, fault]));
  return [...shape, ...[...within.values()].filter((fault) => !known.has(at(fault)))];
}

/**
 * Returns what is wrong with an entry as it is on the form, in the order of its fields. Its shape is checked here. What only the server knows (what isn't there anymore, what is fixed) stays
 * until the part that it is about has changed. Until the form was saved once, a part that nobody has changed isn't called wrong, and in what was added, nothing that is still blank.
 */
export function shownFaults(noun: NounName, entry: AnyEntry, saved: Saved, wasSaved: boolean): readonly FieldFault[] {
  const isTouched = (path: Path) => !isNewAndBlank(entry, saved.entry, path) && (wasSaved || !isSameAt(entry, saved.entry, path));
  const own = faultsOfEntry(noun, entry).filter(({ path }) => isTouched(path));
  const known = new Set(own.map(at));
  const wasOwn = new Set(faultsOfEntry(noun, saved.entry).map(at));
  const ofServer = saved.faults.filter(
    (fault) => !known.has(at(fault)) && !wasOwn.has(at(fault)) && isSameAt(entry, saved.entry, fault.path),
  );
  const fields = formFields(nouns[noun]).map(({ name }) => name);
  const placeOf = ({ path }: FieldFault) => fields.indexOf(String(path[0]));
  return [...own, ...ofServer].sort((one, other) => placeOf(one) - placeOf(other));
}
