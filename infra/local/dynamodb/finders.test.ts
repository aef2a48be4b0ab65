import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findDocker, findJava, javaVersion, type Try, tryIn } from './finders.ts';

/** Returns a machine with programs that print this and end with this code. */
const machineWith =
  (programs: Record<string, { status: number; printed: string }>): Try =>
  (file) =>
    programs[file];
const java = (version: string, status = 0) => ({ status, printed: `openjdk version "${version}" 2025-04-15` });

describe('a version of Java', () => {
  it.each([
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['java version "1.8.0_422"', 8],
    ['openjdk version "25" 2025-09-16', 25],
    ['openjdk version "11-ea" 2018-09-25', 11],
    ['Unable to locate a Java Runtime.', undefined],
  ])('is read from %s', (printed, version) => {
    expect(javaVersion(printed)).toBe(version);
  });
});

describe('Java', () => {
  const home = join('opt', 'java');
  const inHome = join(home, 'bin', 'java');

  it('is found on the path', () => {
    expect(findJava(machineWith({ java: java('11.0.1') }))).toBe('java');
  });

  it('is found in JAVA_HOME before the path', () => {
    expect(findJava(machineWith({ java: java('17'), [inHome]: java('21.0.2') }), home)).toBe(inHome);
  });

  it('is found on the path if the one in JAVA_HOME is too old', () => {
    expect(findJava(machineWith({ java: java('17'), [inHome]: java('1.8.0_422') }), home)).toBe('java');
  });

  it.each([
    ['there is none', {}],
    ['it is too old', { java: java('1.8.0_422') }],
    ['it only says that there is none, as the one of macOS does', { java: { status: 1, printed: 'No Java runtime present.' } }],
  ])('is not found if %s', (_, programs) => {
    expect(findJava(machineWith(programs))).toBeUndefined();
  });
});

describe('Docker', () => {
  it.each([
    ['running where its daemon answers', 0, true],
    ['not running where only the command is installed', 1, false],
  ])('is %s', (_, status, isRunning) => {
    expect(findDocker(machineWith({ docker: { status, printed: '' } }))).toEqual({ file: 'docker', isRunning });
  });

  it('is not found if there is none', () => {
    expect(findDocker(machineWith({}))).toBeUndefined();
  });
});

it('tells a failing program from a missing one', () => {
  const run = tryIn(process.env);
  expect(run(process.execPath, ['--eval', "console.error('no'); process.exit(3)"])).toEqual({ status: 3, printed: 'no\n' });
  expect(run(join(import.meta.dirname, 'no-such-program'), [])).toBeUndefined();
});
