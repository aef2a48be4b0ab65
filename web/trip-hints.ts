/** What the rest of the app knows of a trip without opening its database: that something waits to be sent, and that something was taken along. */
const WAITING = 'yarrow.trip.waiting';
const TAKEN = 'yarrow.trip.taken';

const has = (key: string): boolean => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

const set = (key: string, isSet: boolean): void => {
  try {
    if (isSet) localStorage.setItem(key, 'yes');
    else localStorage.removeItem(key);
  } catch {
    // Without storage, a trip lasts as long as its page.
  }
};

/** Returns whether something on this phone waits for a connection: to be sent, or to be asked about. */
export const isTripWaiting = (): boolean => has(WAITING);
export const hintTripWaiting = (isWaiting: boolean): void => set(WAITING, isWaiting);

/** Returns whether the person who took a trip along is still the one who uses this browser. Signing out takes the mark away, and the trip is forgotten before it's shown. */
export const isTripTaken = (): boolean => has(TAKEN);
export const hintTripTaken = (isTaken: boolean): void => set(TAKEN, isTaken);
