/**
 * Returns `make` with what it made of an object kept for as long as that object is there: of what is in warm memory, only what was replaced is made again. Nobody may
 * change such an object, or what is made of it.
 */
// @__NO_SIDE_EFFECTS__ (bundlers drop what nobody imports)
export function onceOf<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const made = new WeakMap<Of, { value: Made }>();
  return (of) => {
    const known = made.get(of);
    if (known) return known.value;
    const value = make(of);
    made.set(of, { value });
    return value;
  };
}
