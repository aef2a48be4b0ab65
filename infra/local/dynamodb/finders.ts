import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Finders } from './choose-dynamodb.ts';
import { findDynoxide } from './dynoxide.ts';

/** Runs a program to its end; undefined if there is none of that name. */
export type Try = (file: string, args: string[]) => { status: number | null; printed: string } | undefined;

/** The oldest Java that DynamoDB Local is started with. */
const oldestJava = 11;
/** A virtual machine that hangs, or a Docker that is just starting, must not delay the answer. */
const timeout = 20_000;

/** Runs programs of this machine. */
export const tryIn =
  (env: NodeJS.ProcessEnv): Try =>
  (file, args) => {
    const { error, status, stdout, stderr } = spawnSync(file, args, { env, encoding: 'utf8', timeout, windowsHide: true });
    if ((error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT') return undefined;
    return { status, printed: `${stderr}${stdout}` };
  };

/** Reads the major version from what `java -version` prints: 17 of "17.0.15", 8 of "1.8.0_422". */
export function javaVersion(printed: string): number | undefined {
  const found = /version "(?:1\.)?(\d+)/.exec(printed)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** Looks for a Java that runs: macOS has a `java` that only says that there is none. */
export function findJava(run: Try, javaHome?: string): string | undefined {
  const candidates = [...(javaHome ? [join(javaHome, 'bin', 'java')] : []), 'java'];
  return candidates.find((file) => {
    const tried = run(file, ['-version']);
    return tried?.status === 0 && (javaVersion(tried.printed) ?? 0) >= oldestJava;
  });
}

/** Looks for Docker, and whether its daemon answers. */
export function findDocker(run: Try): { file: string; isRunning: boolean } | undefined {
  const tried = run('docker', ['version', '--format', '{{.Server.Version}}']);
  return tried && { file: 'docker', isRunning: tried.status === 0 };
}

/** Returns the finders for this machine. */
export const finders = (env: NodeJS.ProcessEnv): Finders => ({
  dynoxide: () => findDynoxide(),
  java: () => findJava(tryIn(env), env.JAVA_HOME),
  docker: () => findDocker(tryIn(env)),
});
