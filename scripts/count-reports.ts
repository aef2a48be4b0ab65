/**
 * Counts cases and messages from before reports existed: `npm run count-reports`, of the Yarrow that runs on this machine (which does it at its start
 * already), or of the stage in YARROW_STAGE that was deployed from here. Run it once after the deploy that brings reports; running it again is safe, and
 * brings figures up to date that events didn't reach. Needs credentials that may scan and write the stage's table.
 */
import { countReports } from './count-reports/count-reports.ts';
import { onStage } from './old-rows.ts';

if (import.meta.main)
  await onStage(async (stage) => {
    const count = await countReports(stage);
    return count === 0 ? 'Everything is counted already.' : `${count.toLocaleString('en-US')} cases and messages counted.`;
  });
