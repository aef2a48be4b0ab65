/** Returns the ids with one moved to another position; the same array if that changes nothing. */
export function moved(ids: readonly string[], id: string, to: number): readonly string[] {
  const from = ids.indexOf(id);
  const place = Math.max(0, Math.min(ids.length - 1, to));
  if (from < 0 || from === place) return ids;
  const others = ids.filter((each) => each !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}
