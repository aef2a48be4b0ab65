import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CloudHandle, type CloudOptions, startCloud } from '#infra/local/index.ts';
import { sampleAssembly } from './sample-assembly.ts';

/** Returns settings for an AWS SDK client of the running sample. */
export const clientOf = (cloud: CloudHandle, service: string) => ({
  region: cloud.region,
  endpoint: cloud.env[`AWS_ENDPOINT_URL_${service}`],
  credentials: { accessKeyId: cloud.env.AWS_ACCESS_KEY_ID ?? '', secretAccessKey: cloud.env.AWS_SECRET_ACCESS_KEY ?? '' },
});

export const newStateDir = (): string => mkdtempSync(join(tmpdir(), 'yarrow-state-'));

/** Starts the sample in a separate folder. `stop` closes it and removes the folder. */
export async function startSample(
  options: Partial<CloudOptions> = {},
): Promise<{ cloud: CloudHandle; stateDir: string; stop: () => Promise<void> }> {
  const stateDir = options.stateDir ?? newStateDir();
  const cloud = await startCloud({ cdkOut: await sampleAssembly(), port: 0, redeliverySeconds: 0.05, ...options, stateDir });
  const stop = async (): Promise<void> => {
    await cloud.close();
    rmSync(stateDir, { recursive: true, force: true });
  };
  return { cloud, stateDir, stop };
}

/** Waits until `look` returns something other than undefined, false, or null, and returns that. */
export async function eventually<T>(
  look: () => T | Promise<T>,
  what: string,
  milliseconds = 25_000,
): Promise<Exclude<T, undefined | null | false>> {
  const until = performance.now() + milliseconds;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== null && found !== false) return found as Exclude<T, undefined | null | false>;
    if (performance.now() > until) throw new Error(`Waited ${milliseconds} ms in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
