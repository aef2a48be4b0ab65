/** The books of a home, as its staff see and close them. */
import type { AgingFile, AgingJob, AgingPage, DayClosePage, MonthRevenue } from '#shared/contract/ledger-reports-views.ts';
import type { CloseMethod } from '#shared/model/enumerations/ledger.ts';
import { ask, ok, type RequestOptions, waitUntil } from '#test/cloud/cloud.ts';
import { requestLine } from '#test/cloud/request-log.ts';
import { keyed } from './case-desk.ts';

type At = { staff: RequestOptions };

export const dayOf = ({ staff }: At, day?: string) => ok<DayClosePage>('getDayClose', day ? { day } : {}, staff);
export const agingOf = ({ staff }: At, input: object = {}) => ok<AgingPage>('getAging', input, staff);
export const agingJobOf = ({ staff }: At) => ok<AgingFile>('getAgingFile', {}, staff);
export const startFile = ({ staff }: At, asOf: string) => ok<AgingJob>('startAgingFile', { asOf }, keyed(staff));

/** Starts the job that makes an aging file, and returns the file once it's done. */
export async function agingFile(of: At, asOf: string) {
  await startFile(of, asOf);
  return waitUntil('the file is made', async () => {
    const { job, file } = await agingJobOf(of);
    return job?.state === 'made' && file;
  });
}
export const monthOf = ({ owner }: { owner: RequestOptions }, month: string) =>
  ok<MonthRevenue>('getMonthRevenue', { month }, owner);

/** Returns what closes a day as it's expected, with these differences. */
export function closingOf(
  { day, entryCount, methods }: DayClosePage,
  changes: Partial<Record<CloseMethod, number>> = {},
  reason = '',
) {
  const expected = Object.fromEntries(methods.map(({ method, expectedCents }) => [method, expectedCents]));
  return { day, entryCount, counted: { ...expected, ...changes }, reason };
}

/** Closes a day as it's expected. */
export const closing = async (of: At & { owner: RequestOptions }, day: string) =>
  ok<DayClosePage>('closeDay', closingOf(await dayOf(of, day)), of.owner);

/** Makes a call, and returns how many requests to the table it took. */
export async function requestsFor(name: string, input: object, by: RequestOptions): Promise<unknown> {
  const { headers } = await ask(name, input, by);
  return (await requestLine(headers.get('x-request-id') ?? '')).tableRequests;
}
