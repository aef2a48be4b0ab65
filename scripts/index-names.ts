/**
 * Lets cases from before mistyped names were forgiven be found by them, and contacts by a phone number without its area code and by its last four digits:
 * `npm run index-names`, of the Yarrow that runs on this machine (which does it at its start already), or of the stage in YARROW_STAGE that was deployed from
 * here. Run it once after the deploy that brings the search; running it again is safe. Needs credentials that may scan and write the stage's table.
 */
import { documentClient } from '#functions/table/table.ts';
import { indexNames } from './index-names/index-names.ts';
import { stageOf } from './redrive/stage.ts';

async function run(): Promise<void> {
  const { env, outputs } = await stageOf(process.env);
  Object.assign(process.env, env);
  if (!outputs.TableName) throw new Error("The stage's outputs have no TableName. Deploy all of it first.");
  const count = await indexNames({ client: documentClient(), tableName: outputs.TableName });
  process.stdout.write(
    count === 0 ? 'Every case can be found already.\n' : `${count} ${count === 1 ? 'row' : 'rows'} written.\n`,
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
