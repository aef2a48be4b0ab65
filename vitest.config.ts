import { configDefaults, defineConfig } from 'vitest/config';
import { findDynoxide } from './infra/local/dynamodb/dynoxide.ts';
import { WholeTableFirst } from './test/cloud/whole-table-first.ts';

/** Deep runs try far more cases of the same properties (`npm run test:deep`). */
const isDeep = process.env.YARROW_DEEP === '1';
/** DynamoDB Local takes five times as long as dynoxide for a write to disk. */
const isSlow = process.env.YARROW_DYNAMODB !== undefined || !findDynoxide();
const seconds = (count: number) => count * 1000 * (isDeep ? 30 : isSlow ? 4 : 1);

/**
 * Suites that talk to an embedded cloud with the sample world, started by their global setup. The files of a worker share what they import: making the
 * sample world, the contract's schemas and a browser anew for each file took longer than many a file's tests.
 */
const onCloud = { isolate: false, testTimeout: seconds(60), hookTimeout: seconds(60) };

/** Suites that come last, side by side: some of their tests wait for processes that they kill and start again, so a third worker finds time. */
const afterCloud = { maxWorkers: 3, sequence: { groupOrder: 1 } };

/** Tests of what is in dynoxide's own file, for systems that it comes for. */
const aboutDynoxide = ['infra/local/dynamodb/{scrub-numbers,start-dynamodb}.test.ts'];

export default defineConfig({
  test: {
    // A log gets a line for each file. The slow tests are named on a terminal only.
    slowTestThreshold: process.stdout.isTTY ? 300 : Number.POSITIVE_INFINITY,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{shared,events,functions,world,web,infra,scripts}/**/*.test.{ts,tsx}',
            'test/{access,documents,house,planner,web}/**/*.test.{ts,tsx}',
          ],
          exclude: [...configDefaults.exclude, ...(findDynoxide() ? [] : aboutDynoxide)],
          // Making the modules anew for each of some hundred small files took as long as their tests.
          isolate: false,
          // Some properties take thousands of cases, which takes three times as long beside the suites of `local`.
          testTimeout: seconds(45),
          ...afterCloud,
        },
      },
      {
        test: {
          name: 'infra',
          include: ['test/infra/**/*.test.ts'],
          isolate: false,
          testTimeout: seconds(60),
          hookTimeout: seconds(120),
          ...afterCloud,
        },
      },
      {
        test: {
          name: 'local',
          include: ['test/local/**/*.test.ts'],
          testTimeout: seconds(30),
          hookTimeout: seconds(60),
          ...afterCloud,
        },
      },
      {
        test: {
          name: 'cloud',
          include: ['test/{contract,table,journeys}/**/*.test.ts'],
          globalSetup: ['test/cloud/global-setup.ts'],
          ...onCloud,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: ['test/e2e/global-setup.ts'],
          ...onCloud,
          testTimeout: seconds(90),
          // What a screen loads by itself takes a busy machine longer than the second that a poll waits otherwise.
          expect: { poll: { timeout: seconds(20) } },
        },
      },
      {
        test: {
          name: 'clock',
          include: ['test/clock/**/*.test.ts'],
          globalSetup: ['test/clock/global-setup.ts'],
          ...onCloud,
          testTimeout: seconds(240),
          expect: { poll: { timeout: seconds(20) } },
        },
      },
    ],
    // What passing tests print (log lines of refusals they asked for) would bury what failing ones say.
    silent: 'passed-only',
    // Two cores: more workers than that only take turns.
    maxWorkers: 2,
    sequence: { sequencer: WholeTableFirst },
  },
});
