/** Asking a timestamp authority to confirm when a seal existed: RFC 3161 over HTTP. Only this folder knows its requests and replies. */
export { httpTimestamps } from './http-timestamps.ts';
export { NoTimestamp, type TimestampPort } from './timestamp-port.ts';
