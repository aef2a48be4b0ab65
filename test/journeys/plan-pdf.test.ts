import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { planKeyHashOf } from '#functions/runtime/api-handler.ts';
import { writePlan } from '#functions/table/plan.ts';
import type { Arrangement } from '#shared/model/arrangement.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import type { PricedPlan } from '#shared/model/priced-plan.ts';
import { formatCents } from '#shared/values/money.ts';
import { ask, newAddress, ok, openCloudTable, type RequestOptions, refused } from '#test/cloud/cloud.ts';
import { readPdf } from '#test/documents/read-pdf.ts';
import { person } from '#test/world/cast.ts';
import { sampleArrangement } from '#test/world/sample-plan.ts';
import { launched, world } from '#test/world/world.ts';
import { samplePlannerHome } from '#world/sample-planner-home.ts';

type PlanPdfAnswer = { url: string; fileName: string; expiresAt: string; missingCharacters: string[] };

const key = () => `${randomUUID().replaceAll('-', '')}abcdefghijk`;
const browser = (planKey: string): RequestOptions => ({ headers: { 'x-plan-key': planKey }, from: newAddress() });
const priced: PricedPlan = {
  lines: [
    {
      key: 'urn',
      section: 'merchandise',
      label: 'Oak urn',
      detail: '',
      quantity: 2,
      unit: 'each',
      unitCents: 29_550,
      amountCents: 59_100,
      gplLine: null,
      of: null,
      why: { kind: 'chosen' },
      includes: [],
    },
  ],
  unpriced: [],
  dropped: [],
  totalCents: 59_100,
};

/** Writes a browser's plan, as a save leaves it. */
async function heldPlan(planKey: string, home: PlannerHome, changes: Partial<Arrangement> = {}): Promise<string> {
  const keyHash = planKeyHashOf(planKey) ?? '';
  const id = randomUUID();
  const save = {
    id,
    expectedVersion: null,
    requestId: randomUUID(),
    arrangement: sampleArrangement({ arrangementId: id, providerLocationId: home.locationId, ...changes }),
    dropped: [],
    account: {
      priced,
      home: { locationId: home.locationId, name: home.name, place: home.place, phone: home.phone },
      revision: home.revision,
      flatPriceCents: null,
    },
    updatedOn: new Date().toISOString(),
  };
  await writePlan(openCloudTable(), save, { accountId: null, keyHash }, { keyHash });
  return id;
}

const home = samplePlannerHome(launched[0]!.name, world);

describe('the PDF of a plan', () => {
  it('is fetched with only its address, as a PDF to look at, and says what the plan says', async () => {
    const planKey = key();
    const id = await heldPlan(planKey, home, { name: 'For Zoë 王小明' });
    const before = Date.now();
    const { url, fileName, expiresAt, missingCharacters } = await ok<PlanPdfAnswer>('getPlanPdf', { id }, browser(planKey));
    expect(missingCharacters).toEqual([]);
    expect(fileName).toBe('For Zoë 王小明.pdf');
    expect(Date.parse(expiresAt) - before).toBeGreaterThan(290_000);
    expect(Date.parse(expiresAt) - before).toBeLessThan(330_000);
    const response = await fetch(url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toMatch(
      /^inline; filename="For Zoe.*\.pdf"; filename\*=UTF-8''For%20Zo%C3%AB/,
    );
    const { text, info } = await readPdf(new Uint8Array(await response.arrayBuffer()));
    expect(info.Title).toBe('For Zoë 王小明');
    expect(text).toContain('Oak urn');
    expect(text).toContain(formatCents(59_100));
    expect(text).toContain(home.name);
  });

  it('is where nobody can guess it, and nobody reads it without the signature or lists what is there', async () => {
    const planKey = key();
    const id = await heldPlan(planKey, home);
    const [one, two] = [
      await ok<PlanPdfAnswer>('getPlanPdf', { id }, browser(planKey)),
      await ok<PlanPdfAnswer>('getPlanPdf', { id }, browser(planKey)),
    ];
    const path = new URL(one.url).pathname;
    expect(path).toMatch(/\/printed\/[\w-]{43}\.pdf$/);
    expect(new URL(two.url).pathname).not.toBe(path);
    const bare = new URL(one.url);
    bare.search = '';
    expect((await fetch(bare)).status).toBe(403);
    const other = new URL(one.url);
    other.pathname = new URL(two.url).pathname;
    expect((await fetch(other)).status).toBe(403);
    expect(one.url).not.toContain(id);
  });

  it('does not exist for another browser, another person, or a missing plan', async () => {
    const planKey = key();
    const id = await heldPlan(planKey, home);
    expect(await refused('getPlanPdf', { id }, browser(key()))).toMatchObject({ status: 404, code: 'not_found' });
    expect(await refused('getPlanPdf', { id }, { from: newAddress() })).toMatchObject({ status: 404 });
    const { token, headers } = await person();
    expect(await refused('getPlanPdf', { id }, { token, headers })).toMatchObject({ status: 404 });
    expect(await refused('getPlanPdf', { id: randomUUID() }, browser(planKey))).toMatchObject({ status: 404 });
  });

  it('does not exist for staff of the home as long as the plan was not sent', async () => {
    const id = await heldPlan(key(), home);
    const { token, headers } = await person({ memberships: [{ locationId: home.locationId }] });
    expect(await refused('getPlanPdf', { id }, { token, headers })).toMatchObject({ status: 404 });
  });

  it('is printed from what was stored if the home takes no plans', async () => {
    const planKey = key();
    const gone = { ...home, locationId: randomUUID(), name: 'Gone & Sons' };
    const id = await heldPlan(planKey, gone);
    const { url } = await ok<PlanPdfAnswer>('getPlanPdf', { id }, browser(planKey));
    const { text } = await readPdf(new Uint8Array(await (await fetch(url)).arrayBuffer()));
    expect(text).toContain('Gone & Sons');
    expect(text).toContain('Oak urn');
  });

  it('is refused past a limit from one address, and says when to come back', async () => {
    const planKey = key();
    const id = await heldPlan(planKey, home);
    const here = browser(planKey);
    const answers: number[] = [];
    for (let time = 0; time < 61; time += 1) answers.push((await ask('getPlanPdf', { id }, here)).status);
    expect(answers.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 200));
    expect(answers[60]).toBe(429);
  });
});
