/**
 * Counts cases and messages from before reports existed: `npm run count-reports`, of the Yarrow that runs on this machine (which does it at its start
 * already), or of the stage in YARROW_STAGE that was deployed from here. Run it once after the deploy that brings reports; running it again is safe, and
 * brings figures up to date that events didn't reach. Needs credentials that may scan and write the stage's table.
 */
import { documentClient } from '#functions/table/table.ts';
import { countReports } from './count-reports/count-reports.ts';
import { stageOf } from './redrive/stage.ts';

async function run(): Promise<void> {
  const { env, outputs } = await stageOf(process.env);
  Object.assign(process.env, env);
  if (!outputs.TableName) throw new Error("The stage's outputs have no TableName. Deploy all of it first.");
  const count = await countReports({ client: documentClient(), tableName: outputs.TableName });
  process.stdout.write(
    count === 0 ? 'Everything is counted already.\n' : `${count.toLocaleString('en-US')} cases and messages counted.\n`,
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
