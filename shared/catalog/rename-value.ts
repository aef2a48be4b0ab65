/** Another name for a value of an attribute. */
type RenamedValue = { attributeId: string; from: string; to: string };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const namesAttribute = (value: Record<string, unknown>, { attributeId }: RenamedValue) => value.attributeId === attributeId;

/** Checks whether an entry has a value of an attribute: an item, one of its variants, or a quick filter. */
export function hasValue(part: unknown, renamed: RenamedValue): boolean {
  if (!isObject(part)) return false;
  if (namesAttribute(part, renamed))
    return part.value === renamed.from || (Array.isArray(part.values) && part.values.includes(renamed.from));
  return Object.values(part).some((each) => hasValue(each, renamed));
}

/** Returns an entry with a value of an attribute under its other name. A filter that has both has it once. */
export function withRenamedValue<Part>(part: Part, renamed: RenamedValue): Part {
  if (!isObject(part)) return part;
  const { from, to } = renamed;
  const rename = (value: unknown) => (value === from ? to : value);
  if (Array.isArray(part)) return part.map((each) => withRenamedValue(each, renamed)) as unknown as Part;
  if (!namesAttribute(part, renamed))
    return Object.fromEntries(
      Object.entries(part).map(([field, value]) => [field, withRenamedValue(value, renamed)]),
    ) as unknown as Part;
  return {
    ...part,
    ...('value' in part ? { value: rename(part.value) } : {}),
    ...(Array.isArray(part.values) ? { values: [...new Set(part.values.map(rename))] } : {}),
  };
}
