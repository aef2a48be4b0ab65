import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';

/** What an AWS SDK needs to work on a stage, and its stacks' outputs. */
export type Stage = { env: Record<string, string>; outputs: Record<string, string> };

const stageSchema = z.object({ env: z.record(z.string(), z.string()), outputs: z.record(z.string(), z.string()) });
const outputsSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** `npm start` takes the port after the app's for email, and the next one for its control address. */
const controlPort = (env: NodeJS.ProcessEnv): number => Number(env.PORT || 3000) + 2;

/** Returns the Yarrow that runs on this machine, whose control address says where its services are. */
async function runningStage(env: NodeJS.ProcessEnv): Promise<Stage> {
  const address = `http://127.0.0.1:${controlPort(env)}/stage`;
  const response = await fetch(address).catch(() => undefined);
  if (!response?.ok)
    throw new Error(
      `No Yarrow answers at ${address}. Start it (npm start), give its PORT, or name a stage: YARROW_STAGE=staging.`,
    );
  return stageSchema.parse(await response.json());
}

/** Returns a stage that was deployed from here: its outputs are in the file that the deploy wrote. */
function deployedStage(name: string): Stage {
  const file = join(resolve(import.meta.dirname, '../..'), `dist/outputs-${name}.json`);
  if (!existsSync(file))
    throw new Error(`${file} is missing: "npm run deploy" writes it, so run this where ${name} was deployed from.`);
  const stacks = outputsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return { env: { AWS_REGION: 'us-east-1' }, outputs: Object.assign({}, ...Object.values(stacks)) };
}

/** Returns the stage that the variables name: one in the cloud, one behind a custom endpoint (AWS_ENDPOINT_URL), or the one that runs on this machine. */
export async function stageOf(env: NodeJS.ProcessEnv): Promise<Stage> {
  const { YARROW_STAGE: name = 'local' } = env;
  if (!['local', 'staging', 'production'].includes(name)) throw new Error(`There is no stage ${name}.`);
  return name === 'local' && !env.AWS_ENDPOINT_URL ? runningStage(env) : deployedStage(name);
}
