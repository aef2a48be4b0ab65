import { uuidV7 } from '#shared/values/ids.ts';

/** A GUID of a plan or of a save, made in the browser. */
export const newPlanId = (): string => uuidV7({ now: Date.now(), random: crypto.getRandomValues(new Uint8Array(10)) });
