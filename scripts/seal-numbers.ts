/**
 * Encrypts the Social Security numbers of rows from before numbers were encrypted: `npm run seal-numbers`, for the Yarrow that runs on this machine (which
 * already does it at its start), or for the stage in YARROW_STAGE that was deployed from here. Run it once after the deploy that brings encryption; running
 * it again is safe. Needs credentials that may scan and write the stage's table and make data keys of its field key.
 */
import { kmsFieldKeys } from '#functions/vendors/keys/index.ts';
import { onStage } from './old-rows.ts';
import { sealNumbers } from './seal-numbers/seal-numbers.ts';

if (import.meta.main)
  await onStage(async (stage, { FieldKeyArn: keyArn }) => {
    if (!keyArn) throw new Error("The stage's outputs have no FieldKeyArn. Deploy all of it first.");
    const count = await sealNumbers({ ...stage, keys: kmsFieldKeys(keyArn, stage.client) });
    return count === 0 ? 'Every number is encrypted already.' : `${count} ${count === 1 ? 'number' : 'numbers'} encrypted.`;
  });
