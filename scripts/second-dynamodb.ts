import { findDocker, findJava, tryIn } from '#infra/local/dynamodb/finders.ts';
import { aptInstall } from './apt-install.ts';

/** What runs DynamoDB Local, as YARROW_DYNAMODB names it. */
export type Runner = 'java' | 'docker';

export type RunnerFinders = { hasJava(): boolean; isDockerRunning(): boolean; installJava(): boolean };

const finders: RunnerFinders = {
  hasJava: () => findJava(tryIn(process.env), process.env.JAVA_HOME) !== undefined,
  isDockerRunning: () => findDocker(tryIn(process.env))?.isRunning === true,
  installJava: () => aptInstall('default-jre-headless'),
};

/** Finds what runs AWS's own DynamoDB Local for the suites, or installs it. Throws one sentence if neither can be done. */
export function findRunner({ hasJava, isDockerRunning, installJava }: RunnerFinders = finders): Runner {
  if (hasJava() || (installJava() && hasJava())) return 'java';
  if (isDockerRunning()) return 'docker';
  throw new Error(
    'The suites on DynamoDB Local need Java 11 or newer, or a running Docker: install one (on Debian and Ubuntu, "apt install default-jre-headless") and run this again.',
  );
}
