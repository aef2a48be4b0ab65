import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startCloudProcess } from './cloud-process.ts';
import { copySeededState } from './seeded-state.ts';
import type { TestCloud } from './test-cloud.ts';

declare module 'vitest' {
  interface ProvidedContext {
    cloud: TestCloud;
  }
}

/** One embedded cloud with the sample world for all suites of a project: on free ports, with a state of its own, gone afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'yarrow-cloud-'));
  const clear = () => rmSync(folder, { recursive: true, force: true });
  try {
    const stateDir = join(folder, 'state');
    await copySeededState(stateDir);
    const { cloud, stop } = await startCloudProcess({ stateDir, redeliverySeconds: 1 });
    project.provide('cloud', cloud);
    return async () => {
      await stop();
      clear();
    };
  } catch (error) {
    clear();
    throw error;
  }
}
