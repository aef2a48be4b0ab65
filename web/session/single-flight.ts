/** Runs one task at a time for each key. Callers that come while it runs share its result. A failure is shared too and then forgotten. */
export const singleFlight = <Key, Result>(task: (key: Key) => Promise<Result>) => {
  const flying = new Map<Key, Promise<Result>>();
  return (key: Key): Promise<Result> => {
    const current = flying.get(key);
    if (current) return current;
    const started = task(key).finally(() => flying.delete(key));
    flying.set(key, started);
    return started;
  };
};
