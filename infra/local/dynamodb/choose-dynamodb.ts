import { StartFailure } from '../start-failure.ts';

/** What is known about the machine before any search. */
export type Machine = {
  /** AWS_ENDPOINT_URL_DYNAMODB: a DynamoDB that already runs. */
  endpoint?: string | undefined;
  /** YARROW_DYNAMODB: the one to start, whatever else is installed. */
  wanted?: string | undefined;
  platform: string;
  arch: string;
};

/** Each looks for a program when it is called. */
export type Finders = {
  dynoxide(): string | undefined;
  java(): string | undefined;
  docker(): { file: string; isRunning: boolean } | undefined;
};

export type Choice =
  | { kind: 'endpoint'; url: string }
  | { kind: 'dynoxide'; binary: string }
  | { kind: 'java'; java: string; reason: string }
  | { kind: 'docker'; docker: string; reason: string };

const names: Record<string, string> = { darwin: 'macOS', win32: 'Windows', linux: 'Linux' };
const systemName = ({ platform, arch }: Machine): string => `${names[platform] ?? platform} ${arch}`;

const installs = { java: 'install Java 11 or newer', docker: 'install Docker and start it' } as const;
type Program = keyof typeof installs;

/** Says what would help, in a sentence. */
function advice(programs: readonly Program[], docker: ReturnType<Finders['docker']>): string {
  const steps = programs.map((program) => (program === 'docker' && docker ? 'start it' : installs[program]));
  const listed = (docker ? steps.toReversed() : steps).join(', or ');
  const sentence = docker
    ? `Docker is installed but doesn't answer: ${listed}`
    : listed.replace(/^./, (letter) => letter.toUpperCase());
  return `${sentence}, then run the command again.`;
}

/** Finds Java or Docker for DynamoDB Local, among the programs that may be used. */
function dynamoDbLocal(finders: Finders, reason: string, programs: readonly Program[] = ['java', 'docker']): Choice {
  const java = programs.includes('java') ? finders.java() : undefined;
  if (java) return { kind: 'java', java, reason };
  const docker = programs.includes('docker') ? finders.docker() : undefined;
  if (docker?.isRunning) return { kind: 'docker', docker: docker.file, reason };
  throw new StartFailure(`${reason} ${advice(programs, docker)}`);
}

/** Finds the one that YARROW_DYNAMODB names and nothing else, so that a test knows what it ran on. */
function wantedDynamoDb(wanted: string, machine: Machine, finders: Finders): Choice {
  const reason = `YARROW_DYNAMODB is "${wanted}".`;
  if (wanted === 'java' || wanted === 'docker') return dynamoDbLocal(finders, reason, [wanted]);
  if (wanted !== 'dynoxide') throw new StartFailure(`YARROW_DYNAMODB must be dynoxide, java, or docker, not "${wanted}".`);
  const binary = finders.dynoxide();
  if (binary) return { kind: 'dynoxide', binary };
  throw new StartFailure(`${reason} dynoxide isn't installed here, and there may be none for ${systemName(machine)}.`);
}

/**
 * Chooses the DynamoDB to use: one that already runs, the one asked for, dynoxide if it is installed, else DynamoDB Local on Java or Docker. Throws one
 * sentence on what to install if there is none.
 */
export function chooseDynamoDb(machine: Machine, finders: Finders): Choice {
  if (machine.endpoint) return { kind: 'endpoint', url: machine.endpoint };
  if (machine.wanted) return wantedDynamoDb(machine.wanted, machine, finders);
  const binary = finders.dynoxide();
  if (binary) return { kind: 'dynoxide', binary };
  return dynamoDbLocal(finders, `There is no embedded DynamoDB for ${systemName(machine)}.`);
}
