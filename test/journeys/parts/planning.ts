import { randomBytes, randomUUID } from 'node:crypto';
import type { Arrangement } from '#shared/model/arrangement.ts';
import type { PlanView } from '#shared/model/plan-view.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import type { DroppedChoice } from '#shared/model/priced-plan.ts';
import { startingChoices } from '#shared/planner/choices.ts';
import { ask, newAddress, newEmail, ok, type RequestOptions, refused } from '#test/cloud/cloud.ts';
import { sampleArrangement } from '#test/world/sample-plan.ts';

export type SavedPlan = PlanView & { dropped: DroppedChoice[]; isHomeGone: boolean };

/** Someone who plans: with a browser's key, an account's token, or both. */
export type Planner = RequestOptions & { headers: Record<string, string> };

/** Returns a separate browser, with its key and network address. */
export const newBrowser = (key: string = randomBytes(32).toString('base64url')): Planner => ({
  headers: { 'x-plan-key': key },
  from: newAddress(),
});

/** Returns the same browser with a person signed in. */
export const signedIn = (browser: Planner, { token, headers }: { token: string; headers: Record<string, string> }): Planner => ({
  ...browser,
  token,
  headers: { ...browser.headers, ...headers },
});

/** Returns a person without a plan's key. */
export const withoutKey = ({ token, headers }: { token: string; headers: Record<string, string> }): Planner => ({
  token,
  headers,
  from: newAddress(),
});

/** Returns a plan that has its package and what starts with it, at the step after. The contact has a new address. */
export function packagePlan(home: PlannerHome, changes: Partial<Arrangement> = {}): Arrangement {
  const template = home.templates[0];
  if (!template) throw new Error(`${home.name} offers no package in its planner.`);
  const plain = sampleArrangement({
    arrangementId: randomUUID(),
    providerLocationId: home.locationId,
    completedFinalStep: 5,
    dispositionType: template.dispositionType,
    selectedTemplate: template.id,
    selectedDisplayServices: startingChoices(home, template),
    ...changes,
  });
  const [contact, ...others] = plain.contacts;
  return changes.contacts || !contact ? plain : { ...plain, contacts: [{ ...contact, email: newEmail('planner') }, ...others] };
}

/** Returns the save of a plan, as a browser sends it. */
export const saveInput = (arrangement: Arrangement, version: number | null = null, requestId: string = randomUUID()) => ({
  requestId,
  version,
  arrangement,
});

export const save = (by: Planner, arrangement: Arrangement, version: number | null = null): Promise<SavedPlan> =>
  ok<SavedPlan>('saveArrangement', saveInput(arrangement, version), by);
export const trySave = (by: Planner, arrangement: Arrangement, version: number | null = null) =>
  ask<SavedPlan & { code?: string }>('saveArrangement', saveInput(arrangement, version), by);
export const refusedSave = (by: Planner, arrangement: object, version: number | null = null) =>
  refused('saveArrangement', { requestId: randomUUID(), version, arrangement }, by);

export const getPlan = (by: Planner, id: string) => ok<PlanView>('getHeldArrangement', { id }, by);
export const refusedGetPlan = (by: Planner, id: string) => refused('getHeldArrangement', { id }, by);

export const plannerHomeOf = (locationId: string) => ok<PlannerHome>('getPlannerHome', { locationId }, { from: newAddress() });
