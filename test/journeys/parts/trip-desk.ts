import { ok, type RequestOptions } from '#test/cloud/cloud.ts';
import { keyed } from './case-desk.ts';

/** Says that a case's decedent waits to be brought into care. */
export const awaited = (by: RequestOptions, caseId: string) =>
  ok('updateDecedentStatus', { caseId, from: 'not-in-care', value: 'pickup-requested' }, keyed(by));

/** Returns the clocks of a phone that is so many seconds ahead and noted something so many seconds before it could send it. */
export function onPhone({ aheadSeconds = 0, agoSeconds = 0 }: { aheadSeconds?: number; agoSeconds?: number } = {}) {
  const now = Date.now() + aheadSeconds * 1000;
  return { deviceOn: new Date(now - agoSeconds * 1000).toISOString(), sentOn: new Date(now).toISOString() };
}
