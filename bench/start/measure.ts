import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StateFolder } from '#infra/local/run/state-folder.ts';
import { copySeededState } from '#test/cloud/seeded-state.ts';
import type { Figure } from '../figure.ts';
import { isSmoke, scaled } from '../scale.ts';
import { median } from '../statistics.ts';
import { residentMb } from './process-tree.ts';
import { type RunningApp, startApp } from './running-app.ts';

const group = 'npm start, from a built tree';

/** Makes the requests of a visitor's first minute, so that the app's Lambdas are in memory too. Returns the address of a home's page. */
async function visit({ url }: RunningApp): Promise<string> {
  const get = async (path: string) => {
    const response = await fetch(`${url}${path}`);
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    return response;
  };
  await get('/');
  const found = (await (await get('/api/public/locations/search?query=Boston%2C%20MA')).json()) as { items: { id: string }[] };
  const home = found.items[0];
  if (!home) throw new Error('The sample data has no home near Boston.');
  await get(`/api/public/locations/${home.id}`);
  await get('/api/appuser/exists?email=somebody%40example.com');
  return `${url}/funeral-homes/${home.id}`;
}

/** Copies a state that already has the sample data, as another start left it. */
async function copyWorld(stateDir: string): Promise<void> {
  const folder = new StateFolder(stateDir);
  folder.beginSeeding();
  await copySeededState(stateDir);
  folder.endSeeding();
}

/**
 * Times `npm start` loading the sample data, and three times with it already there. Then `whileRunning` gets the addresses of the app and of one home's
 * page, and the folder with all its state. The folder is deleted afterward.
 */
export async function measureStart(
  whileRunning: (site: string, home: string, stateDir: string) => Promise<Figure[]>,
): Promise<Figure[]> {
  const stateDir = mkdtempSync(join(tmpdir(), 'yarrow-bench-'));
  try {
    if (isSmoke) await copyWorld(stateDir);
    let app = await startApp(stateDir);
    const first = app.milliseconds;
    const times: number[] = [];
    for (let turn = 0; turn < scaled(3, 0); turn += 1) {
      await app.stop();
      app = await startApp(stateDir);
      times.push(app.milliseconds);
    }
    try {
      const atReady = residentMb(app.pid);
      const home = await visit(app);
      const note = 'measured on Linux only';
      return [
        { group, name: 'first time, loading the sample data', unit: 's', ours: first / 1000 },
        {
          group,
          name: 'to ready, median of 3',
          unit: 's',
          ours: median(isSmoke ? [first] : times) / 1000,
          goal: { of: 'ours', atMost: 5 },
        },
        {
          group,
          name: 'memory when ready, all its processes',
          unit: 'MB',
          ours: atReady,
          goal: { of: 'ours', atMost: 400 },
          note,
        },
        { group, name: 'memory after a search, a home and an account call', unit: 'MB', ours: residentMb(app.pid), note },
        ...(await whileRunning(app.url, home, stateDir)),
      ];
    } finally {
      await app.stop();
    }
  } finally {
    rmSync(stateDir, { recursive: true, force: true });
  }
}
