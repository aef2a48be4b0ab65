/**
 * Encrypts the Social Security numbers of rows from before numbers were encrypted: `npm run seal-numbers`, for the Yarrow that runs on this machine (which
 * already does it at its start), or for the stage in YARROW_STAGE that was deployed from here. Run it once after the deploy that brings encryption; running
 * it again is safe. Needs credentials that may scan and write the stage's table and make data keys of its field key.
 */
import { documentClient } from '#functions/table/table.ts';
import { kmsFieldKeys } from '#functions/vendors/keys/index.ts';
import { stageOf } from './redrive/stage.ts';
import { sealNumbers } from './seal-numbers/seal-numbers.ts';

async function run(): Promise<void> {
  const { env, outputs } = await stageOf(process.env);
  Object.assign(process.env, env);
  const { TableName: tableName, FieldKeyArn: keyArn } = outputs;
  if (!tableName || !keyArn) throw new Error("The stage's outputs have no TableName or no FieldKeyArn. Deploy all of it first.");
  const client = documentClient();
  const count = await sealNumbers({ client, tableName, keys: kmsFieldKeys(keyArn, client) });
  process.stdout.write(
    count === 0 ? 'Every number is encrypted already.\n' : `${count} ${count === 1 ? 'number' : 'numbers'} encrypted.\n`,
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
