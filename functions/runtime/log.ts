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
  error: { name: string; message: string; stack?: string; fields?: string[] };
  count: number;
}>;

export const log = (level: 'info' | 'warn' | 'error', message: string, fields: LogFields = {}): void => {
  console[level](JSON.stringify({ level, message, ...fields }));
};

/** Returns the fields that failed a schema, by their paths: never what they hold. */
function failedFields(error: Error): string[] | undefined {
  const { issues } = error as { issues?: unknown };
  if (!Array.isArray(issues)) return undefined;
  const paths = issues.map((issue: { path?: unknown[] }) =>
    (issue.path ?? [])
      .map((part) => String(part !== null && typeof part === 'object' && 'key' in part ? part.key : part))
      .join('.'),
  );
  return [...new Set(paths)].slice(0, 20);
}

/** Returns what the log keeps of an error. */
export const errorFields = (error: unknown): NonNullable<LogFields['error']> => {
  if (!(error instanceof Error)) return { name: 'unknown', message: typeof error };
  const fields = failedFields(error);
  return { name: error.name, message: error.message, stack: error.stack, ...(fields ? { fields } : {}) };
};
