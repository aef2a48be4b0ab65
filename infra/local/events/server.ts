import { awsJson, ServiceError } from '../http/aws-json.ts';
import { type Listening, listen } from '../http/listen.ts';
import type { Buses } from './bus.ts';

type Entry = {
  Source?: string;
  DetailType?: string;
  Detail?: string;
  EventBusName?: string;
  Resources?: string[];
  Time?: number;
};

/** EventBridge's limit on the entries of one PutEvents call, together, in bytes. */
const sizeLimit = 256 * 1024;
const entryLimit = 10;

const failure = (ErrorCode: string, ErrorMessage: string) => ({ ErrorCode, ErrorMessage });

function putEntry(buses: Buses, entry: Entry): { EventId: string } | { ErrorCode: string; ErrorMessage: string } {
  if (!entry.Source) return failure('InvalidArgument', 'Parameter Source is not valid. Reason: Source is a required argument.');
  if (!entry.DetailType)
    return failure('InvalidArgument', 'Parameter DetailType is not valid. Reason: DetailType is a required argument.');
  let detail: unknown;
  try {
    detail = JSON.parse(entry.Detail ?? '');
  } catch {
    return failure('MalformedDetail', 'Detail is malformed.');
  }
  if (typeof detail !== 'object' || detail === null || Array.isArray(detail))
    return failure('MalformedDetail', 'Detail is malformed.');
  if (!buses.has(entry.EventBusName))
    return failure('ResourceNotFoundException', `Event bus ${entry.EventBusName} does not exist.`);
  const time = entry.Time === undefined ? undefined : `${new Date(entry.Time * 1000).toISOString().slice(0, 19)}Z`;
  const event = { source: entry.Source, detailType: entry.DetailType, detail, resources: entry.Resources, time };
  return { EventId: buses.put(event, entry.EventBusName) };
}

/** The EventBridge emulator's API: PutEvents with its limits and per-entry failures. */
export function startEvents(port: number, buses: Buses): Promise<Listening> {
  return listen(
    port,
    awsJson({
      PutEvents: ({ Entries }: { Entries: Entry[] }) => {
        if (Entries.length < 1 || Entries.length > entryLimit) {
          throw new ServiceError('ValidationException', `Member must have length between 1 and ${entryLimit}`);
        }
        const size = Entries.reduce(
          (sum, entry) => sum + Buffer.byteLength(`${entry.Source}${entry.DetailType}${entry.Detail}`),
          0,
        );
        if (size > sizeLimit)
          throw new ServiceError('ValidationException', 'Total size of the entries in the request is over the limit.', 413);
        const results = Entries.map((entry) => putEntry(buses, entry));
        return { Entries: results, FailedEntryCount: results.filter((result) => 'ErrorCode' in result).length };
      },
    }),
  );
}
