/**
 * Moves records of custody from before they were chains into their chains, and lists records that no checkpoint covers yet for the next one: `npm run migrate:custody`, of
 * the Yarrow that runs on this machine (which does it at its start already), or of the stage in YARROW_STAGE that was deployed from here. Run it once after the deploy
 * that brings checkpoints; running it again is safe. Needs credentials that may scan and write the stage's table.
 */
import { migrateCustody } from './migrate-custody/migrate-custody.ts';
import { onStage } from './old-rows.ts';

if (import.meta.main)
  await onStage(async (stage) => {
    const { imported, listed } = await migrateCustody(stage);
    if (imported === 0 && listed === 0) return 'Every custody record is a chain already.';
    const count = (number: number, one: string, many: string) => `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;
    return `${count(imported, 'record', 'records')} moved into chains, ${count(listed, 'other', 'others')} listed for the next checkpoint.`;
  });
