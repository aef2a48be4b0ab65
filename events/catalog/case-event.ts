import * as z from 'zod';
import { type CaseFacts, caseFactsSchema } from '#shared/identifiers/case-facts.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';

/**
 * Builds the schema of a case event's data: its own fields, the case, the home, and the facts of the case right after the event, so that reactions don't
 * have to read anything that may have changed since.
 */
export const caseEventData = <Own extends z.ZodRawShape>(own: Own) =>
  lazyObject(() => ({ caseId: z.guid(), locationId: z.guid(), ...own, facts: caseFactsSchema }));

/** The facts of a case that was just opened for a first call, before anything is answered. */
const opened: CaseFacts = {
  caseNumber: true,
  timing: 'at-need',
  caseStatus: 'active',
  decedentStatus: 'not-in-care',
  arrangementStatus: 'not-started',
  caseOpenedAt: '2026-05-11T09:00:00.000Z',
  decedentFirstName: true,
  decedentLastName: true,
  decedentFullName: true,
  isAssigned: false,
  casePercent: 4,
  familyPercent: 0,
};

/** Returns what every sample of a case event contains, with facts that fit the event. */
export const sampleOfCase = (facts: CaseFacts = {}) => ({
  caseId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2c01',
  locationId: '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a01',
  facts: { ...opened, ...facts },
});

/** Sets a milestone to the day it was first reached. */
export const onceOn = (facts: CaseFacts, name: string, day: string): CaseFacts => ({ ...facts, [name]: facts[name] ?? day });

/** Adds one choice to a set of choices. */
export function withChoice(facts: CaseFacts, name: string, choice: string): CaseFacts {
  const chosen = facts[name];
  return { ...facts, [name]: [...new Set([...(Array.isArray(chosen) ? chosen : []), choice])].sort() };
}

/** Returns the facts without the named one. */
export const without = (facts: CaseFacts, name: string): CaseFacts =>
  Object.fromEntries(Object.entries(facts).filter(([each]) => each !== name));
