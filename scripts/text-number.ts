/**
 * Gives a home of a deployed stage the number that it texts from: `YARROW_STAGE=staging npm run text-number -- <location id> <+1 number>`. The number has to
 * be one of the stage's Twilio account (YARROW_TEXTING_SECRET), with the stage's `/api/public/texts#rc=5&rp=5xx,ct,rt` as its webhook for messages. Needs
 * credentials that may write the stage's table. A home has one number, and a number one home.
 */
import { readLocation } from '#functions/table/location.ts';
import { ConditionFailed, documentClient, openTable } from '#functions/table/table.ts';
import { claimTextNumber, readTexting } from '#functions/table/thread.ts';
import { isGuid } from '#shared/values/ids.ts';
import { maskPhone, toE164 } from '#shared/values/phone.ts';
import { stageOf } from './redrive/stage.ts';

async function give(locationId: string, typed: string): Promise<string> {
  const number = toE164(typed);
  if (!isGuid(locationId) || number === undefined) throw new Error('Name a home by its id, and a number like +16175550199.');
  const stage = await stageOf(process.env);
  Object.assign(process.env, stage.env);
  const table = openTable(documentClient(), stage.outputs.TableName ?? '');
  const home = await readLocation(table, locationId);
  if (!home) throw new Error('There is no such home.');
  const { from } = await readTexting(table, locationId, undefined);
  try {
    await table.transact(claimTextNumber(locationId, number, from));
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw new Error(`${maskPhone(number)} belongs to another home.`);
  }
  return `${home.name} now texts from ${maskPhone(number)}.`;
}

if (import.meta.main) {
  try {
    process.stdout.write(`${await give(process.argv[2] ?? '', process.argv[3] ?? '')}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
