import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Arrangement } from '#shared/model/arrangement.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { startingChoices } from '#shared/planner/choices.ts';
import { stepOf } from '#shared/planner/steps.ts';
import { sampleArrangement } from '#test/world/sample-plan.ts';

/** A plan that a running app keeps for a browser's key, at the step after its package. */
export type MadePlan = {
  id: string;
  locationId: string;
  key: string;
  /** DynamoDB requests that its second save and its resume took. */
  saveRequests: number;
  resumeRequests: number;
};

/** Makes a call without an account. Returns its body and the request's id. */
async function call<Body>(site: string, path: string, key: string, body?: unknown): Promise<{ body: Body; requestId: string }> {
  const response = await fetch(`${site}/api/public/arrangementPlanner/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-plan-key': key, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return { body: (await response.json()) as Body, requestId: response.headers.get('x-request-id') ?? '' };
}

/** Returns how many requests to the table a request made, as its Lambda logged it. */
async function requestsOf(stateDir: string, requestId: string): Promise<number> {
  for (let turn = 0; turn < 100; turn += 1) {
    const text = await readFile(join(stateDir, 'functions.log'), 'utf8');
    const line = text
      .split('\n')
      .find((each) => requestId !== '' && each.includes(requestId) && each.includes('"tableRequests"'));
    if (line) return (JSON.parse(line.slice(line.indexOf('{'))) as { tableRequests: number }).tableRequests;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error(`The log has no line of the request ${requestId}.`);
}

/** Returns a burial with the package that has the most services. */
function planAt(home: PlannerHome): Arrangement {
  const [template] = home.templates
    .filter(({ dispositionType }) => dispositionType === 'burial')
    .sort((a, b) => b.displayServices.length - a.displayServices.length);
  if (!template) throw new Error(`${home.name} offers no package for a burial.`);
  return sampleArrangement({
    arrangementId: randomUUID(),
    providerLocationId: home.locationId,
    completedFinalStep: stepOf('select-template').index,
    dispositionType: template.dispositionType,
    selectedTemplate: template.id,
    selectedDisplayServices: startingChoices(home, template),
  });
}

/** Saves a new plan at a home, saves it again, and resumes it. */
export async function madePlan(site: string, locationId: string, stateDir: string): Promise<MadePlan> {
  const key = randomBytes(32).toString('base64url');
  const { body: home } = await call<PlannerHome>(site, `home/${locationId}`, key);
  const arrangement = planAt(home);
  const save = (version: number | null) =>
    call<{ version: number }>(site, 'saveArrangement', key, { requestId: randomUUID(), version, arrangement });
  const first = await save(null);
  const again = await save(first.body.version);
  const resumed = await call(site, `arrangement/${arrangement.arrangementId}`, key);
  return {
    id: arrangement.arrangementId,
    locationId,
    key,
    saveRequests: await requestsOf(stateDir, again.requestId),
    resumeRequests: await requestsOf(stateDir, resumed.requestId),
  };
}
