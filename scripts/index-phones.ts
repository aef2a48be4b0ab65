/**
 * Lets cases from before be found by the last digits of a phone number: `npm run index-phones`, for the Yarrow that runs on this machine (which does it at its
 * start already), or for the stage in YARROW_STAGE that was deployed from here. Run it once after the deploy that brings these searches; running it again is
 * safe. Needs credentials that may scan and write the stage's table.
 */
import { documentClient } from '#functions/table/table.ts';
import { indexPhones } from './index-phones/index-phones.ts';
import { stageOf } from './redrive/stage.ts';

async function run(): Promise<void> {
  const { env, outputs } = await stageOf(process.env);
  Object.assign(process.env, env);
  if (!outputs.TableName) throw new Error("The stage's outputs have no TableName. Deploy all of it first.");
  const count = await indexPhones({ client: documentClient(), tableName: outputs.TableName });
  process.stdout.write(
    count === 0 ? 'Every phone number is found already.\n' : `${count} ${count === 1 ? 'case' : 'cases'} updated.\n`,
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
