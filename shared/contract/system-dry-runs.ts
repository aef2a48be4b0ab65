import * as z from 'zod';
import { ruleVerdicts } from '#shared/catalog/dry-run/shown-tally.ts';
import { comparedNames, differenceKinds } from '#shared/catalog/dry-run/tally.ts';
import { nounNames } from '#shared/catalog/noun-names.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid, line, version } from '#shared/values/schemas.ts';
import { call } from './call.ts';

const count = z.int().min(0);

/** 0 says none, and null fewer than 5. */
const found = count.nullable();

const countsSchema = lazyObject(() => ({ total: count, different: found, failed: found, notComparable: found }));

/** Describes how many documents were begun from some templates, and when they were counted. */
const begunSchema = lazyObject(() => ({ documents: found, countedOn: z.string() }));

/**
 * Describes what a dry run found. `compared`: what the drafts can change at all. `cents`: how many plans fall into each bar of the histogram (`CENTS_ENDS`).
 * `examples` describe groups of 5 or more that differ alike. Nothing names a home, a person, a plan, a case, or a date: `total` is exact, and every other number says
 * how many there are at least, in steps of 5. A rule's verdict leaves out fewer than 5.
 */
const resultSchema = lazyObject(() => ({
  compared: z.array(z.enum(comparedNames)),
  counts: z.record(z.enum(comparedNames), countsSchema),
  kinds: z.partialRecord(z.enum(differenceKinds), count),
  cents: z.array(count),
  rules: z.array(
    lazyObject(() => ({
      noun: z.enum(nounNames),
      id: guid,
      name: z.string(),
      path: z.string(),
      verdict: z.enum(ruleVerdicts),
    })),
  ),
  examples: z.array(lazyObject(() => ({ words: z.string(), count }))),
  /** If templates are withdrawn: how many documents were begun from them, counted every night; null before the first count. */
  begun: begunSchema.nullable().optional(),
  /** If templates are changed and still offered: the same of these. */
  begunOfChanged: begunSchema.nullable().optional(),
}));
export type DryRunResult = z.infer<typeof resultSchema>;

const dryRunSizes = ['sample', 'full'] as const;

/** Describes a dry run: what it is about, how far it is, and what it found so far. */
const dryRunSchema = lazyObject(() => ({
  id: guid,
  size: z.enum(dryRunSizes),
  state: z.enum(['running', 'done', 'cancelled']),
  startedOn: z.string(),
  startedBy: z.string(),
  /** Names of some of its drafts, and how many there are. */
  drafts: z.array(lazyObject(() => ({ noun: z.enum(nounNames), id: guid, name: z.string() }))),
  draftCount: count,
  progress: lazyObject(() => ({ done: count, of: count })),
  result: resultSchema,
}));
export type DryRunView = z.infer<typeof dryRunSchema>;

const byId = lazyObject(() => ({ id: guid }));

/** `/api/system/dryRuns`: what drafts would change, by production's own code over plans and events that name nobody. */
export const systemDryRuns = {
  startDryRun: call({
    name: 'startDryRun',
    method: 'POST',
    path: '/api/system/dryRuns',
    access: 'system',
    summary: 'Compares what drafts would change: a sample is answered immediately, a full run goes on as a job',
    idempotency: 'required',
  })
    .input(
      lazyObject(() => ({
        drafts: z
          .array(lazyObject(() => ({ noun: line(60), id: guid, version })))
          .min(1)
          .max(500),
        size: z.enum(dryRunSizes),
      })),
    )
    .output(dryRunSchema),
  getDryRuns: call({
    name: 'getDryRuns',
    method: 'GET',
    path: '/api/system/dryRuns',
    access: 'system',
    summary: 'Lists the full dry runs of the last 30 days, the newest first',
  })
    .input(lazyObject(() => ({})))
    .output(lazyObject(() => ({ items: z.array(dryRunSchema) }))),
  getDryRun: call({
    name: 'getDryRun',
    method: 'GET',
    path: '/api/system/dryRuns/{id}',
    access: 'system',
    summary: 'Returns a dry run with its progress and what it found so far',
  })
    .input(byId)
    .output(dryRunSchema),
  cancelDryRun: call({
    name: 'cancelDryRun',
    method: 'DELETE',
    path: '/api/system/dryRuns/{id}',
    access: 'system',
    summary: 'Cancels a full dry run. What it found so far is kept.',
  })
    .input(byId)
    .output(dryRunSchema),
};
