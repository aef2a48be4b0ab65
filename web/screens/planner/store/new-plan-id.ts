import { uuidV7 } from '#shared/values/ids.ts';

/** Makes a GUID for a plan or a save in the browser. */
export const newPlanId = (): string => uuidV7({ now: Date.now(), random: crypto.getRandomValues(new Uint8Array(10)) });
