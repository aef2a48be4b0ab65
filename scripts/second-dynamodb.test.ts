import { expect, it } from 'vitest';
import { findRunner, type RunnerFinders } from './second-dynamodb.ts';

const nothing: RunnerFinders = { hasJava: () => false, isDockerRunning: () => false, installJava: () => false };

it('runs DynamoDB Local on Java if there is one, and installs nothing', () => {
  const installJava = () => {
    throw new Error('Nothing should be installed.');
  };
  expect(findRunner({ hasJava: () => true, isDockerRunning: () => true, installJava })).toBe('java');
});

it('installs Java if it may', () => {
  let hasJava = false;
  const installJava = () => {
    hasJava = true;
    return true;
  };
  expect(findRunner({ ...nothing, hasJava: () => hasJava, installJava })).toBe('java');
});

it.each([
  ['may not be installed', () => false],
  ['is too old after it was installed', () => true],
])('runs it on Docker if Java %s', (_, installJava) => {
  expect(findRunner({ ...nothing, installJava, isDockerRunning: () => true })).toBe('docker');
});

it('says what to install if there is neither', () => {
  expect(() => findRunner(nothing)).toThrow(
    'The suites on DynamoDB Local need Java 11 or newer, or a running Docker: install one (on Debian and Ubuntu, "apt install default-jre-headless") and run this again.',
  );
});
