/**
 * Lets administrators find homes from before by town, and members by email: `npm run index-homes`, of the Yarrow that runs on this machine (which does it at
 * its start already), or of the stage in YARROW_STAGE that was deployed from here. Run it once after the deploy that brings these lists; running it again is
 * safe. Needs credentials that may scan and write the stage's table.
 */
import { indexHomes } from './index-homes/index-homes.ts';
import { onStage } from './old-rows.ts';

if (import.meta.main)
  await onStage(async (stage) => {
    const count = await indexHomes(stage);
    return count === 0 ? 'Every home and member is in the lists already.' : `${count.toLocaleString('en-US')} rows written.`;
  });
