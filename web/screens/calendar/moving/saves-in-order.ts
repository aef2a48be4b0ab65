type Versioned = { id: string; version: number };

/**
 * Returns what saves entries so that two moves of one never collide: the later one waits for the earlier one, and is saved over the version that it left.
 * Moves of different entries don't wait for one another.
 */
export function savesInOrder<Entry extends Versioned>(save: (entry: Entry, key: string) => Promise<Entry>) {
  const turns = new Map<string, Promise<unknown>>();
  const versions = new Map<string, number>();
  return (entry: Entry, key: string): Promise<Entry> => {
    const { id } = entry;
    const turn = (turns.get(id) ?? Promise.resolve()).then(async () => {
      const saved = await save({ ...entry, version: Math.max(entry.version, versions.get(id) ?? 0) }, key);
      versions.set(id, saved.version);
      return saved;
    });
    turns.set(
      id,
      turn.catch(() => undefined),
    );
    return turn;
  };
}
