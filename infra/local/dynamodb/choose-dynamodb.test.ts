import { describe, expect, it } from 'vitest';
import { chooseDynamoDb, type Finders, type Machine } from './choose-dynamodb.ts';

const mac: Machine = { platform: 'darwin', arch: 'arm64' };
const nothing: Finders = { dynoxide: () => undefined, java: () => undefined, docker: () => undefined };
const found = (some: Partial<Finders>): Finders => ({ ...nothing, ...some });
const java = () => '/opt/java';
const docker = () => ({ file: 'docker', isRunning: true });
const stoppedDocker = () => ({ file: 'docker', isRunning: false });
const unasked = () => {
  throw new Error('Nothing should look for this.');
};

describe('the DynamoDB that a machine starts', () => {
  it('is the one that already runs at AWS_ENDPOINT_URL_DYNAMODB, without a search for others', () => {
    const machine = { ...mac, endpoint: 'http://127.0.0.1:8000', wanted: 'java' };
    expect(chooseDynamoDb(machine, { dynoxide: unasked, java: unasked, docker: unasked })).toEqual({
      kind: 'endpoint',
      url: 'http://127.0.0.1:8000',
    });
  });

  it('is dynoxide if it is installed, without a search for Java and Docker', () => {
    const choice = chooseDynamoDb(mac, { dynoxide: () => '/bin/dynoxide', java: unasked, docker: unasked });
    expect(choice).toEqual({ kind: 'dynoxide', binary: '/bin/dynoxide' });
  });

  it.each([
    ['darwin', 'arm64', 'macOS arm64'],
    ['win32', 'x64', 'Windows x64'],
    ['linux', 'arm64', 'Linux arm64'],
    ['freebsd', 'x64', 'freebsd x64'],
  ])('is DynamoDB Local on Java if there is no dynoxide for %s %s, without a search for Docker', (platform, arch, name) => {
    expect(chooseDynamoDb({ platform, arch }, found({ java, docker: unasked }))).toEqual({
      kind: 'java',
      java: '/opt/java',
      reason: `There is no embedded DynamoDB for ${name}.`,
    });
  });

  it('is DynamoDB Local on Docker if there is no Java', () => {
    const choice = chooseDynamoDb(mac, found({ docker }));
    expect(choice).toEqual({ kind: 'docker', docker: 'docker', reason: 'There is no embedded DynamoDB for macOS arm64.' });
  });

  it('is none without dynoxide, Java, and Docker, with a sentence on what to install', () => {
    expect(() => chooseDynamoDb(mac, nothing)).toThrow(
      'There is no embedded DynamoDB for macOS arm64. Install Java 11 or newer, or install Docker and start it, then run the command again.',
    );
  });

  it("is none if Docker doesn't answer, with a sentence that says to start it", () => {
    expect(() => chooseDynamoDb(mac, found({ docker: stoppedDocker }))).toThrow(
      "There is no embedded DynamoDB for macOS arm64. Docker is installed but doesn't answer: start it, or install Java 11 or newer, then run the command again.",
    );
  });
});

describe('YARROW_DYNAMODB', () => {
  const everything: Finders = { dynoxide: () => '/bin/dynoxide', java, docker };

  it.each(['dynoxide', 'java', 'docker'])('chooses %s among all that are available', (wanted) => {
    expect(chooseDynamoDb({ ...mac, wanted }, everything).kind).toBe(wanted);
  });

  it.each([
    ['java', found({ docker, dynoxide: () => '/bin/dynoxide' }), 'Install Java 11 or newer, then run the command again.'],
    ['docker', found({ java, dynoxide: () => '/bin/dynoxide' }), 'Install Docker and start it, then run the command again.'],
    [
      'docker',
      found({ java, docker: stoppedDocker }),
      "Docker is installed but doesn't answer: start it, then run the command again.",
    ],
    ['dynoxide', found({ java, docker }), "dynoxide isn't installed here, and there may be none for macOS arm64."],
  ])('falls back to nothing else: %s', (wanted, finders, what) => {
    expect(() => chooseDynamoDb({ ...mac, wanted }, finders)).toThrow(`YARROW_DYNAMODB is "${wanted}". ${what}`);
  });

  it('is refused if it names something else', () => {
    expect(() => chooseDynamoDb({ ...mac, wanted: 'dynalite' }, everything)).toThrow(
      'YARROW_DYNAMODB must be dynoxide, java, or docker, not "dynalite".',
    );
  });
});
