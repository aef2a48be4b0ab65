import { randomBytes, randomUUID } from 'node:crypto';
import type { SearchPage } from '#shared/contract/marketplace-views.ts';
import type { Arrangement } from '#shared/model/arrangement.ts';
import type { PlanView } from '#shared/model/plan-view.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { startingChoices } from '#shared/planner/choices.ts';
import { stepOf } from '#shared/planner/steps.ts';
import { sampleArrangement } from '#test/world/sample-plan.ts';
import type { Pace } from './pace.ts';
import type { Crowd, Visitor } from './visitor.ts';

const places = ['Boston, MA', 'Cambridge, MA', 'Quincy, MA', 'Framingham, MA', '02139', 'Somerville, MA'];

/** Steps that save a plan, in order. */
const savedAt = (['contacts', 'select-template'] as const).map((name) => stepOf(name).index);

/** What a plan at each home starts with: computed once, because this process shares the machine with the product. */
const starts = new Map<string, Partial<Arrangement>>();

function startAt(locationId: string, read: () => PlannerHome): Partial<Arrangement> {
  const known = starts.get(locationId);
  if (known) return known;
  const home = read();
  const [template] = home.templates;
  const start = template
    ? {
        dispositionType: template.dispositionType,
        selectedTemplate: template.id,
        selectedDisplayServices: startingChoices(home, template),
      }
    : {};
  starts.set(locationId, start);
  return start;
}

/** Looks for homes and opens two of them; returns the one to plan with. */
async function chooseHome(family: Visitor, { think, random }: Pace): Promise<string | undefined> {
  const found = await family.ask<SearchPage>('searchLocations', { query: random.pick(places) });
  const items = found?.().items ?? [];
  await think();
  const looked = random.sample(items, 2);
  for (const { id } of looked) {
    await Promise.all([family.ask('getLocationProfile', { id }), family.ask('countView', { id })]);
    await think();
  }
  return looked[0]?.id;
}

/** Saves a plan step by step; returns the version that was saved last. */
async function savePlan(family: Visitor, { think }: Pace, plan: Arrangement): Promise<number | undefined> {
  let version: number | null = null;
  for (const completedFinalStep of [...savedAt, savedAt.at(-1)]) {
    const arrangement = { ...plan, completedFinalStep };
    const saved: (() => PlanView) | undefined = await family.ask<PlanView>('saveArrangement', {
      requestId: randomUUID(),
      version,
      arrangement,
    });
    if (!saved) return undefined;
    version = saved().version;
    await think();
  }
  return version ?? undefined;
}

const emailOf = (): string => `family-${randomUUID().slice(0, 13)}@example.com`;

/** One family from its search to its plan. Every third writes to the home, every third sends the plan. */
export async function familyVisit(crowd: Crowd, pace: Pace): Promise<void> {
  const { think, random } = pace;
  const family = crowd.enter({ 'x-plan-key': randomBytes(32).toString('base64url') });
  try {
    const locationId = await chooseHome(family, pace);
    const home = locationId && (await family.ask<PlannerHome>('getPlannerHome', { locationId }));
    if (!locationId || !home) return;
    await think();
    const plain = sampleArrangement({ providerLocationId: locationId, ...startAt(locationId, home) });
    const [contact, ...others] = plain.contacts;
    const plan = { ...plain, contacts: contact ? [{ ...contact, email: emailOf() }, ...others] : [] };
    const version = await savePlan(family, pace, plan);
    await Promise.all([
      family.ask('getPlannerHome', { locationId }),
      family.ask('getHeldArrangement', { id: plan.arrangementId }),
    ]);
    await think();
    if (version !== undefined && random.chance(1 / 3))
      await family.ask('submitArrangement', { id: plan.arrangementId, version, preferredContact: 'email' });
    else if (random.chance(1 / 2)) {
      const message = { needType: 'pre-need', name: 'Ellen Marsh', email: emailOf(), message: 'May we visit on Sunday?' };
      await family.ask('requestInformation', { id: locationId, ...message });
    }
    await think();
  } finally {
    family.close();
  }
}
