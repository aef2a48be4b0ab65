import type { Figure } from '../figure.ts';
import { median, quantile } from '../statistics.ts';
import type { RequestLine } from './request-lines.ts';
import type { Sample } from './visitor.ts';

const group = 'Fifty users at the same time';

/** A broken connection has status 0. */
const isFailure = ({ status }: Sample): boolean => status === 0 || status >= 500;

const p95 = (samples: readonly Sample[]): number =>
  quantile(
    samples.map(({ ms }) => ms),
    0.95,
  );

/** Returns the slowest calls by their 95th percentile, of those that were made often enough to have one. */
function slowest(samples: readonly Sample[], count: number): [call: string, ms: number][] {
  const calls = Map.groupBy(samples, ({ call }) => call);
  return [...calls]
    .filter(([, own]) => own.length >= 20)
    .map(([call, own]): [string, number] => [call, p95(own)])
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, count);
}

/** How long requests took, and which calls took longest. */
export function latencyFigures(samples: readonly Sample[], seconds: number): Figure[] {
  const times = samples.map(({ ms }) => ms);
  const homes = samples.filter(({ call }) => call === 'getPlannerHome');
  const failures = samples.filter(isFailure);
  const failed = [...new Set(failures.map(({ call, status }) => `${call} ${status}`))].slice(0, 4).join(', ');
  return [
    { group, name: 'requests answered', unit: '/s', ours: samples.length / seconds },
    {
      group,
      name: `answers of 5xx, and connections that broke${failed && ` (${failed})`}`,
      unit: '',
      ours: failures.length,
      goal: { of: 'ours', atMost: 0 },
    },
    { group, name: 'a request, p50', unit: 'ms', ours: median(times) },
    { group, name: 'a request, p95', unit: 'ms', ours: p95(samples), goal: { of: 'ours', atMost: 400 } },
    { group, name: 'a request, p99', unit: 'ms', ours: quantile(times, 0.99) },
    {
      group,
      name: 'getPlannerHome, p95',
      unit: 'ms',
      ours: homes.length > 0 ? p95(homes) : null,
      goal: { of: 'ours', atMost: 500 },
    },
    ...slowest(samples, 3).map(([call, ms]) => ({ group, name: `among the slowest: ${call}, p95`, unit: 'ms', ours: ms })),
  ];
}

/** Where a request's time goes: the means of what the client, the function and its table handle measured. */
export function wayFigures(samples: readonly Sample[], lines: ReadonlyMap<string, RequestLine>): Figure[] {
  const known = samples.flatMap(({ ms, requestId }) => {
    const line = lines.get(requestId);
    return line ? [{ ms, ...line }] : [];
  });
  if (known.length === 0) return [];
  const mean = (of: (each: (typeof known)[number]) => number) => known.reduce((sum, each) => sum + of(each), 0) / known.length;
  const of = (name: string, ours: number): Figure => ({ group, name: `where its time goes: ${name}`, unit: 'ms', ours });
  return [
    of(
      'edge, gateway and waiting for the function',
      mean(({ ms, durationMs }) => ms - durationMs),
    ),
    of(
      'waiting for the table',
      mean(({ tableMs }) => tableMs),
    ),
    of(
      'its function otherwise (who asks, checks, JSON, compression)',
      mean(({ durationMs, tableMs }) => durationMs - tableMs),
    ),
  ];
}

/** Processor time by part of the product, for each request: reactions and jobs that follow included. */
export function processorFigures(used: readonly [name: string, ms: number][], requests: number): Figure[] {
  const total = used.reduce((sum, [, ms]) => sum + ms, 0);
  const perRequest = (name: string, ms: number): Figure => ({ group, name, unit: 'ms', ours: ms / requests });
  return [
    perRequest('processor time a request, with all that follows from it', total),
    ...used.slice(0, 8).map(([name, ms]) => perRequest(`of it: ${name}`, ms)),
  ];
}

/** Memory of the main process: when fresh, in its second minute, and how much it has grown since. */
export function memoryFigures({
  fresh,
  second,
  last,
  minutes,
}: Record<'fresh' | 'second' | 'last' | 'minutes', number>): Figure[] {
  return [
    { group, name: 'memory of the main process, fresh', unit: 'MB', ours: fresh },
    { group, name: 'memory of the main process, in the second minute', unit: 'MB', ours: second },
    { group, name: `memory of the main process, after ${minutes} minutes`, unit: 'MB', ours: last },
    {
      group,
      name: `growth from the second minute to minute ${minutes}`,
      unit: '%',
      ours: (last / second - 1) * 100,
      goal: { of: 'ours', atMost: 5 },
    },
  ];
}

/** Fifty first calls at one home at the same moment: each needs the number after the one before. */
export const firstCallFigures = (times: readonly number[], milliseconds: number): Figure[] => [
  { group, name: `${times.length} first calls at one home, until the last has its case`, unit: 's', ours: milliseconds / 1000 },
  { group, name: 'of them the one in the middle', unit: 's', ours: median(times) / 1000 },
];
