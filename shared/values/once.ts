/** Returns a function that builds a value when it is first called and keeps it: for what costs time to build, and isn't needed by every Lambda that loads it. */
// @__NO_SIDE_EFFECTS__ (bundlers drop what nobody imports)
export function once<Value>(build: () => Value): () => Value {
  let built: { value: Value } | undefined;
  return () => {
    built ??= { value: build() };
    return built.value;
  };
}
