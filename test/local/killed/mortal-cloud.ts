import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { type CloudProcess, startCloudProcess } from '#test/cloud/cloud-process.ts';
import { copySeededState } from '#test/cloud/seeded-state.ts';

/**
 * Makes clouds for a test that kills them: a state of the sample data that outlives them, and lives on it. Everything is deleted after the test, however it
 * ends.
 */
export function mortalClouds() {
  const closing: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });
  return {
    atEnd: (close: () => unknown): void => void closing.push(close),
    seededState: async (): Promise<string> => {
      const folder = mkdtempSync(join(tmpdir(), 'yarrow-killed-'));
      closing.push(() => rmSync(folder, { recursive: true, force: true }));
      const stateDir = join(folder, 'state');
      await copySeededState(stateDir);
      return stateDir;
    },
    start: async (stateDir: string): Promise<CloudProcess> => {
      const running = await startCloudProcess({ stateDir, redeliverySeconds: 1 });
      closing.push(() => running.kill());
      return running;
    },
  };
}
