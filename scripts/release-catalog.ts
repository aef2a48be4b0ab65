/**
 * Publishes a catalog from before it had releases as release 1, and what the code said before it was in the catalog: `npm run release-catalog`, of the Yarrow that runs on this machine (which does it at its start
 * already), or of the stage in YARROW_STAGE that was deployed from here. Run it right after the deploy that brings releases; running it again is safe. Needs
 * credentials that may read and write the stage's table and its catalog bucket.
 */
import { openBucket } from '#functions/vendors/objects/bucket.ts';
import { firstEntries } from '../world/papers-catalog.ts';
import { onStage } from './old-rows.ts';
import { releaseCatalog } from './release-catalog/release-catalog.ts';

if (import.meta.main)
  await onStage(async (stage, { CatalogBucket: name }) => {
    if (!name) throw new Error("The stage's outputs have no CatalogBucket. Deploy all of it first.");
    const count = await releaseCatalog({ ...stage, bucket: openBucket(name, stage.client) }, new Date(), firstEntries());
    return count === 0 ? 'Nothing is left to publish.' : `${count.toLocaleString('en-US')} entries of the catalog published.`;
  });
