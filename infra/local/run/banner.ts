import { sampleSignIns } from '#world/sign-ins.ts';
import type { CloudHandle } from '../cloud-handle.ts';

/** Returns what is on the screen once everything is up: the address, who can sign in, and where emails are read. */
export function banner(url: string, cloud: CloudHandle, logFile: string): string {
  const width = Math.max(...sampleSignIns.map(({ email }) => email.length));
  const kinds = Math.max(...sampleSignIns.map(({ kind }) => kind.length));
  const lines = sampleSignIns.map(
    ({ kind, email, password, note }) => `  ${kind.padEnd(kinds)}  ${email.padEnd(width)}  ${password}${note ? `  ${note}` : ''}`,
  );
  return [
    '',
    `Yarrow is ready: ${url}`,
    '',
    'Sign in as',
    ...lines,
    '',
    `Email it sends:    ${cloud.mailUrl}`,
    `Its inner workings: ${cloud.controlUrl}/events /queues /schedules`,
    `Functions' log:    ${logFile}`,
    '',
  ].join('\n');
}
