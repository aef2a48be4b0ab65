import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type CloudProcess, startCloudProcess } from './cloud-process.ts';
import { copySeededState } from './seeded-state.ts';
import type { TestCloud } from './test-cloud.ts';

declare module 'vitest' {
  interface ProvidedContext {
    clouds: TestCloud[];
  }
}

/** Embedded clouds with the sample world for all suites of a project: on free ports, with states of their own, gone afterwards. */
export async function provideClouds(project: TestProject, count: number): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'yarrow-cloud-'));
  const started: CloudProcess[] = [];
  const close = async () => {
    await Promise.all(started.map(({ stop }) => stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (let nth = 1; nth <= count; nth += 1) {
      const stateDir = join(folder, `state-${nth}`);
      await copySeededState(stateDir);
      started.push(await startCloudProcess({ stateDir, redeliverySeconds: 0.5 }));
    }
    project.provide(
      'clouds',
      started.map(({ cloud }) => cloud),
    );
    return close;
  } catch (error) {
    await close();
    throw error;
  }
}

/** One cloud for all workers: each suite there brings people and network addresses of its own. */
export default (project: TestProject) => provideClouds(project, 1);
