/**
 * Returns JSON with the fields of every object in one order, so that equal data gives the same text: a database hands fields back in another order than it got
 * them. A field that is undefined is left out.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`).join(',')}}`;
}

/** Checks whether two values have the same canonical JSON, without writing it. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return canonicalJson(one) === canonicalJson(other);
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((each, at) => isSameJson(each, other[at]))
    );
  return hasFieldsOf(one, other) && hasFieldsOf(other, one, () => true);
}

/** Checks whether an object has every field that another one has, with the same value. */
const hasFieldsOf = (one: object, other: object, isSame = isSameJson): boolean =>
  Object.keys(one).every((name) => {
    const field = (one as Record<string, unknown>)[name];
    if (field === undefined) return true;
    const its = Object.hasOwn(other, name) ? (other as Record<string, unknown>)[name] : undefined;
    return its !== undefined && isSame(field, its);
  });
