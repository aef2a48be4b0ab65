import { problem } from '#functions/problem.ts';
import { readLocation } from '#functions/table/location.ts';
import { type HomeLogEntry, readHomeLog } from '#functions/table/system-log.ts';
import { os } from './implementer.ts';

/** How many entries the list has: what someone asks about happened lately. */
const SHOWN = 50;

const words: Record<HomeLogEntry['did'], (of: string) => string> = {
  invited: (of) => `Invited ${of} again`,
  uninvited: (of) => `Canceled the invitation of ${of}`,
  'ratings-cleared': (of) => `Removed the rating and the reviews (${of})`,
  'reviews-imported': (of) => `Imported the reviews of ${of}`,
  'contract-assigned': (of) => `Chose for its contracts: ${of}`,
  'gpl-assigned': (of) => `Chose for its price lists: ${of}`,
};

/** Lists what administrators did to a home lately. */
export const getLocationLog = os.getLocationLog.handler(async ({ input, context }) => {
  const [home, entries] = await Promise.all([readLocation(context.table, input.id), readHomeLog(context.table, input.id, SHOWN)]);
  if (!home) throw problem('not_found');
  return {
    items: entries.map(({ id, at, by, did, of, reason }) => ({ id, at, by, did: words[did](of), reason: reason ?? null })),
  };
});
