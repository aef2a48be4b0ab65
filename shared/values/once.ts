/** Returns a function that builds a value on its first call and keeps it: for values that are slow to build and that not every Lambda needs. */
// @__NO_SIDE_EFFECTS__ (bundlers drop what nobody imports)
export function once<Value>(build: () => Value): () => Value {
  let built: { value: Value } | undefined;
  return () => {
    built ??= { value: build() };
    return built.value;
  };
}
