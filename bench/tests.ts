import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Figure } from './figure.ts';

const summaryFile = join(resolve(import.meta.dirname, '..'), 'dist/test/summary.json');

/** Reports how long the last whole `npm test` took. It takes too long to run it again here. */
export function lastTestRun(): Figure[] {
  const figure = {
    group: 'npm test',
    name: 'everything, the last whole run',
    unit: 's',
    goal: { of: 'ours', atMost: 600 },
  } as const;
  if (!existsSync(summaryFile)) return [{ ...figure, ours: null, note: 'run npm test first' }];
  const { seconds, passed, failed } = JSON.parse(readFileSync(summaryFile, 'utf8')) as Record<
    'seconds' | 'passed' | 'failed',
    number
  >;
  return [{ ...figure, name: `${figure.name} (${passed} passed, ${failed} failed)`, ours: seconds }];
}
