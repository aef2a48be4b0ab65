import { randomUUID } from 'node:crypto';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';
import { ok, type RequestOptions } from '#test/cloud/cloud.ts';
import { runningDryRun } from '#test/journeys/parts/running-dry-run.ts';
import { person } from '#test/world/cast.ts';

type Request = { input?: unknown; options?: RequestOptions };

const by = async (): Promise<RequestOptions> => ({ token: (await person({ kind: 'system' })).token, key: randomUUID() });

/** Returns the input of a run over a new vendor, which nothing is compared for: the rest is read per home. */
async function input(size: 'sample' | 'full') {
  const entry = { id: randomUUID(), name: `Vendor ${randomUUID().slice(0, 8)}`, isActive: true };
  const { version } = await ok<EntryRow>('saveEntry', { noun: 'vendors', entry, version: 0, base: null }, await by());
  return { drafts: [{ noun: 'vendors', id: entry.id, version }], size };
}
const started = async () => ok<{ id: string }>('startDryRun', await input('sample'), await by());

export const recipes: Record<string, () => Promise<Request>> = {
  startDryRun: async () => ({ input: await input('sample'), options: await by() }),
  getDryRuns: async () => ({ options: await by() }),
  getDryRun: async () => ({ input: { id: (await started()).id }, options: await by() }),
  cancelDryRun: async () => ({ input: { id: await runningDryRun() }, options: await by() }),
};
