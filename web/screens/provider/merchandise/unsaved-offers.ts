import { browserStorage } from '#web/browser-storage.ts';

/** What was typed into the rows of a category and isn't saved, and the version of each row that it was typed over. */
export type UnsavedOffers = {
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  versions: Readonly<Record<string, number>>;
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isEvery = (value: unknown, isRight: (each: unknown) => boolean): boolean =>
  isRecord(value) && Object.values(value).every(isRight);
const isTexts = (value: unknown): boolean => isEvery(value, (row) => isEvery(row, (text) => typeof text === 'string'));

/** Returns what was stored, or nothing if an earlier version of the app stored something else. */
export function storedOffers(stored: unknown): UnsavedOffers {
  if (!isRecord(stored) || !isTexts(stored.texts) || !isEvery(stored.versions, Number.isInteger))
    return { texts: {}, versions: {} };
  return stored as UnsavedOffers;
}

/** Keeps in this browser what one person left unsaved in a category of a home. */
export const unsavedOffers = (at: { personId: string; locationId: string; categoryId: string }) => {
  const storage = browserStorage('browser', `yarrow:merchandise:${at.personId}:${at.locationId}:${at.categoryId}`);
  return {
    read: (): UnsavedOffers => storedOffers(storage.read()),
    write: (unsaved: UnsavedOffers): void => storage.write(Object.keys(unsaved.texts).length > 0 ? unsaved : null),
  };
};

/** Returns the versions that unsaved rows were typed over: that of the screen for one that is new among them. */
export function versionsUnder(
  { texts, versions }: UnsavedOffers,
  versionOf: (row: string) => number | undefined,
): Record<string, number> {
  const found = Object.keys(texts).map((row): [string, number] => [row, versions[row] ?? versionOf(row) ?? 0]);
  return Object.fromEntries(found);
}
