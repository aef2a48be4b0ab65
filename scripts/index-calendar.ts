/**
 * Puts what older cases say on the calendar (services and conferences with a day, removals): `npm run index-calendar`, of the Yarrow that runs on this machine,
 * or of the stage in YARROW_STAGE that was deployed from here. Run it once after the deploy that brings the calendar; running it again is safe. Needs credentials that
 * may scan and write the stage's table.
 */
import { indexCalendar } from './index-calendar/index-calendar.ts';
import { onStage } from './old-rows.ts';

if (import.meta.main)
  await onStage(async (stage) => {
    const count = await indexCalendar(stage, new Date());
    return count === 0 ? 'Every case is on the calendar already.' : `${count} ${count === 1 ? 'row' : 'rows'} written.`;
  });
