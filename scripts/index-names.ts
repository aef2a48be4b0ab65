/**
 * Lets cases from before mistyped names were forgiven be found by them, and contacts by a phone number without its area code and by its last four digits:
 * `npm run index-names`, of the Yarrow that runs on this machine (which does it at its start already), or of the stage in YARROW_STAGE that was deployed from
 * here. Run it once after the deploy that brings the search; running it again is safe. Needs credentials that may scan and write the stage's table.
 */
import { indexNames } from './index-names/index-names.ts';
import { onStage } from './old-rows.ts';

if (import.meta.main)
  await onStage(async (stage) => {
    const count = await indexNames(stage);
    return count === 0 ? 'Every case can be found already.' : `${count} ${count === 1 ? 'row' : 'rows'} written.`;
  });
