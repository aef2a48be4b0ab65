/**
 * Everything that is ever logged, one JSON line per fact, for CloudWatch: route keys, names of calls, ids, durations, codes. No bodies, queries, addresses,
 * names, or tokens (docs/decisions.md, Session).
 */
export type LogFields = Partial<{
  requestId: string;
  call: string;
  routeKey: string;
  status: number;
  code: string;
  actorKind: string;
  actorId: string;
  onBehalfOf: string;
  locationId: string;
  durationMs: number;
  tableRequests: number;
  tableWrites: number;
  tableMs: number;
  eventId: string;
  eventName: string;
  error: { name: string; message: string; stack?: string };
  count: number;
}>;

export const log = (level: 'info' | 'warn' | 'error', message: string, fields: LogFields = {}): void => {
  console[level](JSON.stringify({ level, message, ...fields }));
};

export const errorFields = (error: unknown): NonNullable<LogFields['error']> =>
  error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack }
    : { name: 'unknown', message: typeof error };
