import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it } from 'vitest';
import { openedNumber } from '#functions/cases/answering/sealed-number.ts';
import { decedentItem, readDecedent } from '#functions/table/case.ts';
import { openTable } from '#functions/table/table.ts';
import { kmsFieldKeys } from '#functions/vendors/keys/index.ts';
import { type CloudHandle, startCloud } from '#infra/local/index.ts';
import { sealOnce } from '#infra/local/run/seal-once.ts';
import { StateFolder } from '#infra/local/run/state-folder.ts';
import { Steps } from '#infra/local/run/steps.ts';
import { type Decedent, decedentSchema } from '#shared/model/decedent.ts';
import { filesThatSay, newNumber } from '#test/journeys/parts/planted-number.ts';

const root = resolve(import.meta.dirname, '../..');
const stateDir = mkdtempSync(join(tmpdir(), 'yarrow-seal-'));
let cloud: CloudHandle | undefined;
afterEach(async () => {
  await cloud?.close();
  rmSync(stateDir, { recursive: true, force: true });
});

async function start() {
  cloud = await startCloud({ cdkOut: join(root, 'cdk.out'), stage: 'local', stateDir, port: 0 });
  const { env, outputs } = cloud;
  const credentials = { accessKeyId: env.AWS_ACCESS_KEY_ID!, secretAccessKey: env.AWS_SECRET_ACCESS_KEY! };
  const endpoint = env.AWS_ENDPOINT_URL_DYNAMODB;
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint, region: cloud.region, credentials }));
  const keys = kmsFieldKeys(outputs.FieldKeyArn!, client, env.AWS_ENDPOINT_URL_KMS);
  return { cloud, keys, table: openTable(client, outputs.TableName!) };
}

const decedentWith = (socialSecurityNumber: string): Decedent =>
  decedentSchema.parse({ id: randomUUID(), caseId: randomUUID(), firstName: 'Amélie', lastName: 'Okafor', socialSecurityNumber });

describe('a state from before Social Security numbers were encrypted', () => {
  it('is encrypted by the next start, once, with nothing of a number left in its files, and still opens after another start', async () => {
    const numbers = [newNumber(), newNumber()];
    const decedents = numbers.map(decedentWith);
    const folder = new StateFolder(stateDir);
    let running = await start();
    await running.table.putAll(decedents.map(decedentItem));
    expect(filesThatSay(numbers[0]!, stateDir)).not.toEqual([]);

    expect(folder.isSealed).toBe(false);
    const said: string[] = [];
    const steps = new Steps({ isTTY: false, write: (text: string) => said.push(text) } as never);
    await sealOnce(running.cloud, folder, steps);
    await sealOnce(running.cloud, folder, steps);
    expect(said.filter((line) => line.includes('Social Security numbers: 2 encrypted'))).toHaveLength(1);
    expect(said).toHaveLength(1);
    await running.cloud.close();
    for (const number of numbers) expect(filesThatSay(number, stateDir)).toEqual([]);

    running = await start();
    for (const [index, { caseId }] of decedents.entries()) {
      const decedent = (await readDecedent(running.table, caseId))!;
      expect(await openedNumber(running.keys, decedent, decedent.socialSecurityNumber!)).toBe(numbers[index]);
    }
  });
});
