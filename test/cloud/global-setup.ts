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

/** Starts embedded clouds with the sample data for all suites of a project: on free ports, with separate states, deleted afterward. */
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

/** Provides one cloud for all workers: each suite there makes its own people and network addresses. */
export default (project: TestProject) => provideClouds(project, 1);
