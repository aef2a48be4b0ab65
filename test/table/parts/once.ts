/**
 * Returns the same scene to all recipes of calls that only read it: a home with a case is ten calls and what follows from them, and a read is one. A recipe of a
 * call that changes something makes its own.
 */
export function once<Scene>(make: () => Promise<Scene>): () => Promise<Scene> {
  let made: Promise<Scene> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
