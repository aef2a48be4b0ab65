/**
 * Puts what older cases say on the calendar (services and conferences with a day, removals): `npm run index-calendar`, of the Yarrow that runs on this machine,
 * or of the stage in YARROW_STAGE that was deployed from here. Run it once after the deploy that brings the calendar; running it again is safe. Needs credentials that
 * may scan and write the stage's table.
 */
import { documentClient } from '#functions/table/table.ts';
import { indexCalendar } from './index-calendar/index-calendar.ts';
import { stageOf } from './redrive/stage.ts';

async function run(): Promise<void> {
  const { env, outputs } = await stageOf(process.env);
  Object.assign(process.env, env);
  if (!outputs.TableName) throw new Error("The stage's outputs have no TableName. Deploy all of it first.");
  const count = await indexCalendar({ client: documentClient(), tableName: outputs.TableName }, new Date());
  process.stdout.write(
    count === 0 ? 'Every case is on the calendar already.\n' : `${count} ${count === 1 ? 'row' : 'rows'} written.\n`,
  );
}

if (import.meta.main) {
  try {
    await run();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
