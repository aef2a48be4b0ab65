import { randomUUID } from 'node:crypto';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { newEmail, ok, type RequestOptions } from '#test/cloud/cloud.ts';
import { newBrowser, packagePlan, save, saveInput, signedIn, withoutKey } from '#test/journeys/parts/planning.ts';
import { person } from '#test/world/cast.ts';
import { launched } from '#test/world/world.ts';
import { generateWorld } from '#world/generate.ts';

type Request = { input?: unknown; options?: RequestOptions };

const password = 'a quiet harbor at dawn';
const home = generateWorld({ homes: 1 }).homes[0]!.profile;
const otherHome = launched.find(({ id }) => id !== home.id)!;

/** Homes from the end of the list, one after another: what a Lambda has just read for the first time is surely warm a moment later. */
const untouched = launched.filter(({ priceList, id }) => priceList && id !== home.id && id !== otherHome.id);
function nextHome(): string {
  const next = untouched.pop();
  if (!next) throw new Error('Every home of the sample data has been read: one that may be cold again would give a wrong count.');
  return next.id;
}

/** Reads a home's planner data, which also warms the Lambda of the calls without an account. */
const plannerHome = () => ok<PlannerHome>('getPlannerHome', { locationId: nextHome() });

type Categories = { items: { id: string }[] };

/** Reads a home's merchandise, and returns it with its categories. */
async function showroom() {
  const LocationId = nextHome();
  const { items } = await ok<Categories>('allItemCategories', { LocationId });
  return { LocationId, CategoryIds: items.map(({ id }) => id) };
}

/** Saves a plan in a new browser. */
async function browserPlan() {
  const by = newBrowser();
  const plan = packagePlan(await plannerHome());
  await save(by, plan);
  return { by, plan, id: plan.arrangementId };
}

/** Saves a plan of a new family. Its first save has warmed the Lambda of a family's own plans. */
async function familyPlan() {
  const family = await person();
  const by = withoutKey(family);
  const plan = packagePlan(await plannerHome());
  await ok('saveMyArrangement', saveInput(plan), by);
  return { family, by, plan, id: plan.arrangementId };
}

/** Requests of the calls about plans and what they choose from. */
export const recipes: Record<string, () => Request | Promise<Request>> = {
  getPlannerHome: async () => ({ input: { locationId: (await plannerHome()).locationId } }),
  getLastArrangementByUser: async () => {
    const family = await person();
    const { by } = await browserPlan();
    // Signed in without a plan in the account: the browser's is looked for as well.
    return { input: { locationId: home.id }, options: signedIn(by, family) };
  },
  getHeldArrangement: async () => {
    const { by, id } = await browserPlan();
    return { input: { id }, options: by };
  },
  getArrangementIdentifiers: async () => {
    const { by, id } = await browserPlan();
    return { input: { id }, options: by };
  },
  getArrangementEditableStatus: async () => {
    const { by, id } = await browserPlan();
    return { input: { id }, options: by };
  },
  saveArrangement: async () => {
    const { by, plan } = await browserPlan();
    return { input: saveInput(plan, 1), options: by };
  },
  createUserAccount: async () => {
    const { by, id } = await browserPlan();
    return { input: { email: newEmail('budget'), password, arrangementId: id }, options: { ...by, key: randomUUID() } };
  },
  calculateDisplayServicesLogic: async () => ({ input: { locationId: (await plannerHome()).locationId, plan: {} } }),
  calculateDisplayServiceLogic: async () => {
    const { locationId, displayServices } = await plannerHome();
    return { input: { locationId, displayServiceId: displayServices[0]?.id, plan: {} } };
  },
  submitArrangement: async () => {
    const { by, id } = await browserPlan();
    return { input: { id, version: 1, preferredContact: 'email' }, options: { ...by, key: randomUUID() } };
  },
  getPlanPdf: async () => {
    const { by, id } = await browserPlan();
    // Printed once, which warms the home in this Lambda: the plan's read and the limit's count remain.
    await ok('getPlanPdf', { id }, by);
    return { input: { id }, options: by };
  },
  getArrangement: async () => {
    const { by, id } = await familyPlan();
    return { input: { id }, options: by };
  },
  saveMyArrangement: async () => {
    const { by, plan } = await familyPlan();
    return { input: saveInput(plan, 1), options: by };
  },
  createUserLink: async () => {
    const family = await person();
    const { by, id } = await browserPlan();
    return { input: { id, userId: family.account.id }, options: { ...signedIn(by, family), key: randomUUID() } };
  },
  saveArrangementPlanner: async () => {
    const { by, id } = await familyPlan();
    return { input: { arrangementId: id, version: 1, name: 'For my father' }, options: { ...by, key: randomUUID() } };
  },
  getPlans: async () => {
    const { by } = await familyPlan();
    return { input: { pageSize: 100 }, options: by };
  },
  duplicateArrangement: async () => {
    const { by, id } = await familyPlan();
    await ok('duplicateArrangement', { id, locationId: otherHome.id }, { ...by, key: randomUUID() });
    return { input: { id, locationId: otherHome.id }, options: { ...by, key: randomUUID() } };
  },
  allItemCategories: async () => ({ input: { LocationId: (await showroom()).LocationId } }),
  allItems: async () => ({ input: { ...(await showroom()), Query: 'oak', Sort: 'price' } }),
  allQuickFilters: async () => ({ input: { CategoryIds: (await showroom()).CategoryIds } }),
  allAttributeFilters: async () => ({ input: { ...(await showroom()), includeVendors: true } }),
  allLocationItemOptions: async () => ({ input: await showroom() }),
  getDisplayServiceFromLocationItem: async () => {
    const { LocationId, CategoryIds } = await showroom();
    const { items } = await ok<Categories>('allItems', { LocationId, CategoryIds });
    return { input: { locationId: LocationId, locationItemIds: items.map(({ id }) => id) } };
  },
};
