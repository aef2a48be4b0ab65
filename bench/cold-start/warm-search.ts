/** Searches through the warm Lambda and prints the figures as JSON: run by bench/index.ts in a child, since the Lambda is loaded into the process. */
import { join, resolve } from 'node:path';
import { packSnapshot } from '#functions/search/snapshot.ts';
import type { Figure } from '../figure.ts';
import { scaled } from '../scale.ts';
import { homes20k } from '../search/homes.ts';
import { median } from '../statistics.ts';
import { startAwsStub } from './aws-stub.ts';
import { httpEvent } from './first-calls.ts';
import { settings } from './settings.ts';

const root = resolve(import.meta.dirname, '../..');

/** Measures how many requests a search makes to the table once its Lambda is warm and has 20,000 homes. */
async function measureWarmSearch(): Promise<Figure[]> {
  const aws = await startAwsStub(packSnapshot({ at: '2026-01-01T00:00:00.000Z', cards: homes20k() }));
  Object.assign(process.env, settings, aws.env);
  const { handler } = (await import(join(root, 'dist/functions/marketplace/index.mjs'))) as {
    handler: (event: object, context: object) => Promise<{ statusCode: number; body: string }>;
  };
  const search = (query: string) =>
    handler(httpEvent('GET', '/api/public/locations/search', query), {
      awsRequestId: 'bench',
      getRemainingTimeInMillis: () => 15_000,
    });
  const first = await search('query=Boston%2C%20MA');
  if (first.statusCode !== 200) throw new Error(`The search failed: ${first.body}`);
  const before = aws.tableRequests();
  const times: number[] = [];
  for (const place of ['Boston%2C%20MA', '60601', 'Austin%2C%20TX', 'Fresno%2C%20CA'])
    for (let turn = 0; turn < scaled(50, 1); turn += 1) {
      const startedAt = performance.now();
      const { statusCode } = await search(`query=${place}&sort=price&minRating=3.5`);
      times.push(performance.now() - startedAt);
      if (statusCode !== 200) throw new Error(`The search answered ${statusCode}.`);
    }
  const requests = aws.tableRequests() - before;
  aws.close();
  const group = 'Search: the warm Lambda, 20,000 homes';
  return [
    { group, name: 'table requests of 200 searches', unit: '', ours: requests, goal: { of: 'ours', atMost: 0 } },
    { group, name: 'event to answer, median', unit: 'ms', ours: median(times) },
  ];
}

process.stdout.write(`${JSON.stringify(await measureWarmSearch())}\n`);
process.exit(0);
