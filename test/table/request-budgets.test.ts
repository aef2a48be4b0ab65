import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { ask, newAddress, newEmail, ok, type RequestOptions } from '#test/cloud/cloud.ts';
import { requestLine } from '#test/cloud/request-log.ts';
import { calls } from '#test/cloud/wire.ts';
import { newBrowser, packagePlan, save, saveInput, signedIn, withoutKey } from '#test/journeys/parts/planning.ts';
import { codeOf } from '#test/world/authenticator.ts';
import { person, supportFor, type TestPerson } from '#test/world/cast.ts';
import { link } from '#test/world/link.ts';
import { launched } from '#test/world/world.ts';
import { generateWorld } from '#world/generate.ts';
import { recipes as caseContacts } from './recipes/case-contacts.ts';
import { recipes as caseDetails } from './recipes/case-details.ts';
import { recipes as casePlans } from './recipes/case-plans.ts';
import { recipes as cases } from './recipes/cases.ts';
import { recipes as comingIn } from './recipes/coming-in.ts';
import { recipes as locationImages } from './recipes/location-images.ts';
import { recipes as locations } from './recipes/locations.ts';
import { recipes as packages } from './recipes/packages.ts';
import { recipes as priceLists } from './recipes/price-lists.ts';
import { recipes as pricing } from './recipes/pricing.ts';
import { recipes as secondFactor } from './recipes/second-factor.ts';
import { recipes as tasks } from './recipes/tasks.ts';
import { recipes as team } from './recipes/team.ts';
import { recipes as workspace } from './recipes/workspace.ts';

/** DynamoDB requests that one success of each call may cost, the actor's own read included: infra/budgets/requests.json. */
const budgetFile = join(resolve(import.meta.dirname, '../..'), 'infra/budgets/requests.json');
const budgets = JSON.parse(readFileSync(budgetFile, 'utf8')) as Record<string, number>;

type Request = { input?: unknown; options?: RequestOptions };
type Recipe = () => Request | Promise<Request>;

const home = generateWorld({ homes: 1 }).homes[0]!.profile;
const otherHome = launched.find(({ id }) => id !== home.id)!;
const password = 'a quiet harbor at dawn';
const as = ({ token, headers }: TestPerson): RequestOptions => ({ token, headers });

/** The cookie of a fresh session. */
async function cookieOf(call: 'login' | 'systemLogin', { account, password: word, secret }: TestPerson): Promise<string> {
  const signedIn = await ask<{ challenge?: string }>(call, { email: account.email, password: word }, { from: newAddress() });
  const { challenge } = signedIn.body;
  const { cookies } =
    challenge && secret ? await ask('answerSystemSignInChallenge', { challenge, code: await codeOf(secret) }) : signedIn;
  return cookies[0]?.split(';')[0] ?? '';
}

/** Homes from the end of the list, one after another: what a Lambda has just read for the first time is surely warm a moment later. */
const untouched = launched.filter(({ priceList, id }) => priceList && id !== home.id && id !== otherHome.id);
function nextHome(): string {
  const next = untouched.pop();
  if (!next)
    throw new Error('Every home of the sample world has been read: one that may be cold again would tell a wrong count.');
  return next.id;
}

/** A home's planner data, which also warms the Lambda of the calls without an account. */
const plannerHome = () => ok<PlannerHome>('getPlannerHome', { locationId: nextHome() });

type Categories = { items: { id: string }[] };

/** A home whose merchandise has just been asked for, with its categories. */
async function showroom() {
  const LocationId = nextHome();
  const { items } = await ok<Categories>('allItemCategories', { LocationId });
  return { LocationId, CategoryIds: items.map(({ id }) => id) };
}

/** A plan that a new browser has saved. */
async function browserPlan() {
  const by = newBrowser();
  const plan = packagePlan(await plannerHome());
  await save(by, plan);
  return { by, plan, id: plan.arrangementId };
}

/** A plan that a new family owns; its first save has warmed the Lambda of a family's own plans. */
async function familyPlan() {
  const family = await person();
  const by = withoutKey(family);
  const plan = packagePlan(await plannerHome());
  await ok('saveMyArrangement', saveInput(plan), by);
  return { family, by, plan, id: plan.arrangementId };
}

const newAccount = async () => {
  const email = newEmail('budget');
  const names = { firstName: 'Ada', lastName: 'Tester', phone: null };
  return { token: await link('family-sign-up', { email }), email, ...names, password, acceptTermsAndConditions: true };
};

/** A request of each call that succeeds, in the way that costs most. A new call needs one of its own, and a budget. */
const recipes: Record<string, Recipe> = {
  login: async () => {
    const { account, password: word } = await person();
    return { input: { email: account.email, password: word } };
  },
  useRefreshToken: async () => ({ input: {}, options: { cookie: await cookieOf('login', await person()) } }),
  logout: async () => ({ input: {}, options: { cookie: await cookieOf('login', await person()) } }),
  me: async () => ({ options: as(await person({ memberships: [{}, {}] })) }),
  accountExists: async () => {
    const { account } = await person();
    return { input: { email: account.email, token: await link('family-sign-up', account) } };
  },
  resetCurrentPassword: async () => {
    const somebody = await person();
    return { input: { currentPassword: somebody.password, password }, options: as(somebody) };
  },
  createAccount: async () => ({ input: await newAccount() }),
  requestSignUpLink: () => ({ input: { email: newEmail() } }),
  updateAccount: async () => {
    const somebody = await person();
    return { input: { version: 1, firstName: 'A', lastName: 'B', phone: null, email: newEmail() }, options: as(somebody) };
  },
  resendVerification: async () => ({
    input: {},
    options: { ...as(await person({ isEmailVerified: false })), key: randomUUID() },
  }),
  switchLocation: async () => {
    const somebody = await person({ memberships: [{}] });
    return { input: { locationId: somebody.memberships[0]?.locationId }, options: { ...as(somebody), key: randomUUID() } };
  },
  systemLogin: async () => {
    const { account, password: word } = await person({ kind: 'system' });
    return { input: { email: account.email, password: word } };
  },
  useSystemRefreshToken: async () => ({
    input: {},
    options: { cookie: await cookieOf('systemLogin', await person({ kind: 'system' })) },
  }),
  systemLogout: async () => {
    const system = await supportFor(await person({ memberships: [{}] }));
    return { input: {}, options: { cookie: await cookieOf('systemLogin', system) } };
  },
  supportLogin: async () => {
    const [system, staff] = [await supportFor(await person({ memberships: [{}] })), await person({ memberships: [{}] })];
    return { input: { email: staff.account.email, reason: 'Asked for help by phone' }, options: { token: system.token } };
  },
  endSupportLogin: async () => ({ input: {}, options: { token: (await supportFor(await person({ memberships: [{}] }))).token } }),
  forgotPassword: () => ({ input: { email: newEmail() } }),
  validatePasswordResetToken: async () => {
    const { account } = await person();
    return {
      input: { token: await link('password-reset', { email: account.email, accountId: account.id }) },
    };
  },
  usePasswordResetToken: async () => {
    const { account } = await person();
    return { input: { token: await link('password-reset', { email: account.email, accountId: account.id }), password } };
  },
  verifyEmail: async () => {
    const { account } = await person({ isEmailVerified: false });
    return {
      input: { id: account.id, token: await link('email-verification', { email: account.email, accountId: account.id }) },
    };
  },
  isFuneralDirector: () => {
    const director = home.employees.find(({ isFuneralDirector }) => isFuneralDirector);
    return { input: { licenseNumber: director?.licenseNumber, name: director?.fullName }, options: { key: randomUUID() } };
  },
  getServiceCategories: () => ({}),
  getLocations: () => ({ input: { page: 2, pageSize: 5 } }),
  searchLocations: () => ({ input: { query: 'Boston, MA', radius: 100, sort: 'price' } }),
  listLocations: () => ({ input: { pageSize: 100 } }),
  getLocationProfile: () => ({ input: { id: home.id } }),
  autocompleteAddress: () => ({ input: { query: '12 Main' } }),
  autocompletePlace: () => ({ input: { query: 'Bost' } }),
  getPlaceDetails: () => ({ input: { placeId: 'embedded-two-rivers' } }),
  requestInformation: () => {
    const from = { needType: 'at-need', name: 'Ada', email: newEmail(), phone: '', message: 'Hello' };
    return { input: { id: home.id, ...from, packageId: home.templates[0]?.id } };
  },
  getTemplate: () => ({ input: { locationId: home.id, templateId: home.templates[0]?.id } }),
  getAllTemplates: () => ({ input: { locationId: home.id } }),
  getAllTemplatesByLocation: () => ({ input: { locationId: home.id } }),
  getAllFaqQuestions: () => ({}),
  getAllCarouselIcons: () => ({ input: { id: home.id } }),
  getPlannerHome: async () => ({ input: { locationId: (await plannerHome()).locationId } }),
  getLastArrangementByUser: async () => {
    const family = await person();
    const { by } = await browserPlan();
    // Signed in without a plan of the account's own: the browser's is looked for as well.
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
    // Printed once, which warms the home in this Lambda: the plan's read and the limit's count are left.
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
  ...locationImages,
  ...locations,
  ...packages,
  ...pricing,
  ...secondFactor,
  ...caseContacts,
  ...casePlans,
  ...cases,
  ...caseDetails,
  ...priceLists,
  ...tasks,
  ...team,
  ...workspace,
  ...comingIn,
};

/** What one success of a call cost, by the log. */
async function requestsOf(name: string, { input, options }: Request): Promise<number> {
  const answer = await ask(name, input, { from: newAddress(), ...options });
  // A browser that is led on to a file is answered with its address alone.
  expect([200, 302], answer.text.slice(0, 300)).toContain(answer.status);
  const line = await requestLine(answer.headers.get('x-request-id') ?? '');
  expect(line.call).toBe(name);
  return line.tableRequests as number;
}

describe('the requests that each call makes to the table', () => {
  it('have a budget for every call and for nothing else', () => {
    expect(Object.keys(budgets).sort()).toEqual(calls.map(({ name }) => name).sort());
    expect(Object.keys(recipes).sort()).toEqual(Object.keys(budgets).sort());
  });

  it.each(Object.entries(recipes))('are within the budget of %s', async (name, recipe) => {
    const budget = budgets[name] ?? 0;
    const counts: number[] = [];
    // A home stays warm for some seconds, which a busy machine may let pass between the warming and the call: what is promised is promised when warm.
    while (counts.length < 3 && !counts.some((count) => count <= budget)) counts.push(await requestsOf(name, await recipe()));
    const least = Math.min(...counts);
    expect(least, counts.join(', ')).toBeLessThanOrEqual(budget);
    // A call that has become cheaper shall stay so. One less can be chance: a sign-in in another second than a password's change needs no mark.
    expect(least, 'cheaper than its budget: lower that').toBeGreaterThanOrEqual(budget - 1);
  });
});

describe('the budgets themselves', () => {
  it('hold what was promised: a public page 1 query, a page of a list at most 1, a warm search none', () => {
    expect(budgets).toMatchObject({
      getLocationProfile: 1,
      getTemplate: 1,
      getAllTemplates: 1,
      getServiceCategories: 1,
      searchLocations: 0,
    });
    const lists = ['getLocations', 'listLocations', 'getAllTemplatesByLocation', 'getAllFaqQuestions', 'getAllCarouselIcons'];
    // A plan by itself: whoever is signed in costs the actor's one read more.
    expect(budgets).toMatchObject({ saveArrangement: 1, getHeldArrangement: 1, saveMyArrangement: 2, getArrangement: 2 });
    expect(budgets).toMatchObject({ getPlannerHome: 0, calculateDisplayServicesLogic: 0, calculateDisplayServiceLogic: 0 });
    for (const name of lists) expect(budgets[name], name).toBeLessThanOrEqual(1);
    expect(budgets.me, 'the actor is one query').toBe(1);
  });
});
