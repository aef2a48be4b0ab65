import { expect, it } from 'vitest';
import { cloud } from '#test/cloud/cloud.ts';
import { startLoad } from '../../bench/load/run-load.ts';

/** Every call that the load of `npm run bench` makes. */
const calls = [
  ...['searchLocations', 'getLocationProfile', 'countView', 'getPlannerHome', 'saveArrangement', 'getHeldArrangement'],
  ...['getDashboard', 'getFiltered', 'getCase', 'getCaseNotes', 'getMyDay', 'addCase'],
];

it('a crowd of families and staff gets through its visits without a failure', { timeout: 120_000 }, async () => {
  const load = await startLoad(cloud.url, { families: 3, staff: 2, thinkMs: [0, 20] });
  const made = () => new Set(load.crowd.samples.map(({ call }) => call));
  await expect.poll(() => calls.filter((call) => !made().has(call)), { timeout: 90_000 }).toEqual([]);
  await load.leave();
  load.close();
  const refused = load.crowd.samples.filter(({ status }) => status === 0 || status >= 400);
  expect(refused.map(({ call, status }) => `${call} ${status}`)).toEqual([]);
});
