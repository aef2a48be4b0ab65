import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { paths } from '#web/paths.ts';
import { workPaths } from '#web/work-paths.ts';
import { findingsInAllLooks } from './all-looks.ts';
import { comparisonOf } from './compare-words.ts';
import { setStage } from './harness.ts';
import { drawer, found, givenHome, heading, messageForm, openWelcome, toast } from './marketplace-words.ts';

const { inBrowser } = setStage();

type Path = keyof typeof paths | keyof typeof workPaths;

type Route = {
  /** The path's name in `web/paths.ts` or `web/work-paths.ts`. */
  path: Path;
  title: string | RegExp;
  /** Opens the page and waits until all of it is there. */
  open: (page: Page) => Promise<void>;
};

const dead = 'x'.repeat(43);
const averell = 'Averell & Daughters Funeral Home';

const at =
  (address: string, h1: string | RegExp): Route['open'] =>
  async (page) => {
    await page.goto(address);
    await heading(page, h1).waitFor();
  };

/** Opens a home's page with a drawer over it. */
const over =
  (query: string, title: string | RegExp, wait?: (page: Page) => Promise<void>): Route['open'] =>
  async (page) => {
    const { path, packageId } = await givenHome();
    await page.goto(`${path}?${query.replace('$package', packageId)}`);
    await drawer(page, title).waitFor();
    await wait?.(page);
  };

/** Scrolls to the questions far down a page, which load only then. */
const seeQuestions = async (page: Page) => {
  await page.getByRole('heading', { name: 'Questions families ask' }).scrollIntoViewIfNeeded();
  await page.getByRole('main').locator('details').last().waitFor();
  await page.evaluate(() => scrollTo(0, 0));
};

/** Returns what is wider than the screen: the page, or a drawer over it. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role="dialog"], [role="dialog"] > div')]
      .filter((box) => box.scrollWidth > document.documentElement.clientWidth || box.scrollWidth > box.clientWidth + 1)
      .map((box) => `${box.tagName} of ${box.clientWidth} px holds ${box.scrollWidth} px`),
  );

const home = { path: 'funeralHome', title: `${averell}, Cambridge, MA | Yarrow` } as const;
const results = { path: 'home', title: 'Funeral homes near Boston, MA | Yarrow' } as const;
const expired = 'This link no longer works';

const routes: Record<string, Route> = {
  home: {
    path: 'home',
    title: 'Yarrow',
    open: async (page) => {
      await openWelcome(page);
      await seeQuestions(page);
    },
  },
  results: {
    ...results,
    open: async (page) => {
      await page.goto('/?query=Boston%2C+MA&need=soon');
      await found(page).first().waitFor();
    },
  },
  'results, filters drawer': {
    ...results,
    open: async (page) => {
      await page.goto('/?query=Boston%2C+MA&minRating=4&drawer=search-filters');
      await drawer(page, 'Filters')
        .getByRole('button', { name: /^Show \d+ homes$/ })
        .waitFor();
    },
  },
  'results, an unknown place': {
    path: 'home',
    title: 'Nothing found for “Springfieldburgh” | Yarrow',
    open: async (page) => {
      await page.goto('/?query=Springfieldburgh');
      await page.getByRole('button', { name: 'Springfield, MA' }).waitFor();
    },
  },
  "a home's page": {
    ...home,
    open: async (page) => {
      await page.goto((await givenHome()).path);
      await page.getByRole('table', { name: /^General Price List/ }).waitFor();
      await seeQuestions(page);
    },
  },
  'a home that is not there': {
    path: 'funeralHome',
    title: 'Funeral home not found | Yarrow',
    open: at('/funeral-homes/0198a000-0000-7000-8000-000000000001', 'We could not find this funeral home'),
  },
  'homes side by side': {
    path: 'compare',
    title: /^Compare \w.* \| Yarrow$/,
    open: async (page) => {
      await page.goto(await comparisonOf(4, 'funeral-burial'));
      await page
        .getByText('All-in total')
        .or(page.getByText('How the totals add up'))
        .filter({ visible: true })
        .first()
        .waitFor();
    },
  },
  'homes side by side, another home': {
    path: 'compare',
    title: /^Compare \w.* \| Yarrow$/,
    open: async (page) => {
      await page.goto(`${await comparisonOf(2, 'direct-cremation')}&drawer=choose-home`);
      await drawer(page, 'Add a home')
        .getByText(/^Homes nearby/)
        .waitFor();
    },
  },
  'homes side by side, only one': {
    path: 'compare',
    title: 'Compare funeral homes | Yarrow',
    open: async (page) => {
      await page.goto((await comparisonOf(1, 'direct-cremation')).replace('&basket', ',nothing&basket'));
      await page.getByText(/^Homes nearby/).waitFor();
    },
  },
  'homes side by side, none': {
    path: 'compare',
    title: 'Compare funeral homes | Yarrow',
    open: at('/compare', 'Compare funeral homes'),
  },
  'contact drawer': {
    ...home,
    open: over('drawer=provider-contact&package=$package', averell, async (page) => {
      await messageForm(page).getByRole('button', { name: 'Message Funeral Home' }).click();
      await messageForm(page).getByText('Please check the following').waitFor();
    }),
  },
  'contact drawer about no package': {
    ...home,
    open: over('drawer=provider-contact', averell, async (page) => {
      await messageForm(page).getByRole('button', { name: 'Customize Package' }).click();
      await messageForm(page).getByText('This has not been enabled yet.').waitFor();
    }),
  },
  'photos drawer': { ...home, open: over('drawer=provider-photos', `Photos of ${averell}`) },
  'reviews drawer': { ...home, open: over('drawer=provider-reviews', `Reviews of ${averell}`) },
  'package details drawer': {
    ...home,
    open: over('drawer=package-details&package=$package', /\w/, async (page) => {
      for (const title of ['Price Excludes', 'Notes & Disclosures']) await page.getByText(title, { exact: true }).click();
    }),
  },
  terms: {
    path: 'termsAndConditions',
    title: 'Terms and Conditions | Yarrow',
    open: at('/TermsAndConditions', 'Terms and Conditions'),
  },
  privacy: { path: 'privacyPolicy', title: 'Privacy Policy | Yarrow', open: at('/PrivacyPolicy', 'Privacy Policy') },
  verify: { path: 'verify', title: 'Check a document | Yarrow', open: at('/verify', 'Check a document') },
  login: { path: 'login', title: 'Sign in | Yarrow', open: at('/login', 'Sign in') },
  'login, for an email': {
    path: 'login',
    title: 'Sign in | Yarrow',
    open: at('/login/ana%40example.com?redirect=%2Faccount%2Faccount-details', 'Sign in'),
  },
  'login drawer': {
    path: 'privacyPolicy',
    title: 'Privacy Policy | Yarrow',
    open: async (page) => {
      await page.goto('/PrivacyPolicy?drawer=provider-login');
      await drawer(page, 'Sign in').getByLabel('Username').waitFor();
    },
  },
  'forgotten password': {
    path: 'forgotPassword',
    title: 'Forgot password | Yarrow',
    open: at('/forgot-password', 'Forgot your password?'),
  },
  'a dead reset link': {
    path: 'resetPassword',
    title: 'Choose a new password | Yarrow',
    open: at(`/reset-password/${dead}`, expired),
  },
  'a dead verification link': {
    path: 'verifyEmail',
    title: 'Confirm your email | Yarrow',
    open: at('/verify-email/0198a000-0000-7000-8000-000000000001?token=bad', expired),
  },
  'a dead sign-up link': {
    path: 'familyUserSignUp',
    title: 'Create your account | Yarrow',
    open: at(`/family-user-signup/${dead}`, expired),
  },
  'for funeral homes': {
    path: 'providerSignUp',
    title: 'For funeral homes | Yarrow',
    open: at('/provider-signup', 'Let families find you, and know what to expect'),
  },
  'sign-up drawer of a home': {
    path: 'providerSignUp',
    title: 'For funeral homes | Yarrow',
    open: async (page) => {
      await page.goto('/provider-signup?drawer=provider-sign-up');
      await drawer(page, "Let's get in touch").waitFor();
    },
  },
  'a dead invitation to a team': {
    path: 'staffSignUp',
    title: 'Join your team | Yarrow',
    open: at(`/usersignup/${dead}`, 'This invitation no longer works'),
  },
  'system login': { path: 'systemLogin', title: 'System sign in | Yarrow', open: at('/System/Login', 'System sign in') },
  'every kind of question': {
    path: 'providerDesign',
    title: 'Every kind of question | Yarrow',
    open: async (page) => {
      await page.goto('/provider/design');
      await page
        .getByRole('group', { name: /^Your initials/ })
        .getByText('Clear')
        .first()
        .waitFor();
    },
  },
  error: { path: 'error', title: 'Something went wrong | Yarrow', open: at('/error', 'Something went wrong on our side') },
};

/** These ask for a sign-in, or belong to the planner. Each names the test file, without `.test.ts`, that tries it in all looks. */
const elsewhere: Partial<Record<Path, string>> = {
  accountDetails: 'account-looks',
  accountSecurity: 'account-looks',
  calendar: 'calendar',
  calendarResources: 'calendar',
  caseContact: 'case-contacts',
  caseContacts: 'case-contacts',
  arrangementConference: 'arrangement-conference',
  caseContract: 'case-contract',
  caseDashboard: 'cases-looks',
  caseDetails: 'case-details',
  caseDocument: 'case-documents',
  caseDocuments: 'case-documents',
  caseMerchandise: 'case-merchandise',
  caseNotes: 'cases-looks',
  caseTags: 'tags',
  caseTasks: 'tasks',
  cases: 'cases-looks',
  cemeteryDetails: 'case-details',
  chooseLocation: 'workspace',
  custodyPage: 'custody-pages',
  conference: 'conference-screen',
  contractTerms: 'home-rules',
  daySheet: 'calendar',
  decedentCustody: 'custody-pages',
  documentSigning: 'signing',
  faceSheet: 'cases-looks',
  firstCall: 'cases-looks',
  memorializationPreferences: 'case-details',
  merchandise: 'merchandise',
  messageTemplates: 'messages',
  messages: 'messages',
  myConference: 'conference-screen',
  money: 'money-reports',
  myDay: 'my-day',
  obituaryPersonalDetails: 'case-details',
  onlineArrangements: 'family-case',
  paymentDetails: 'payment-details',
  personalEffects: 'personal-effects',
  peopleInCare: 'care-wall',
  planContact: 'plan-contacts',
  planContacts: 'plan-contacts',
  planDetails: 'family-plans',
  plannerStart: 'planner-frame-looks',
  plannerStep: 'planner-frame-looks',
  plansDashboard: 'family-plans',
  priceList: 'price-list',
  pricing: 'pricing',
  providerDashboard: 'workspace',
  providerProfile: 'provider-profile',
  removals: 'removals-offline',
  reports: 'reports',
  systemBuilders: 'system-looks',
  systemLocationContracts: 'system-looks',
  systemLocationGpls: 'system-looks',
  systemLocations: 'system-looks',
  systemProviderUsers: 'system-looks',
  systemBulkInsert: 'system-looks',
  systemDrafts: 'system-looks',
  systemHome: 'system-looks',
  systemProviders: 'coming-in',
  systemRelease: 'system-looks',
  systemReleases: 'system-looks',
  systemSecurity: 'account-two-step',
  systemSupportLogin: 'account-looks',
  systemTasks: 'system-looks',
  tags: 'tags',
  taxesAndDiscounts: 'home-rules',
  team: 'team',
  teamInvite: 'team',
  teamMember: 'team',
  templateBuilder: 'packages',
  thread: 'messages',
};

/** These have no screen of their own: one leads on to the dashboard, one is a PDF, and one is a section of `contractTerms`. */
const withoutScreen: Path[] = ['location', 'viewPriceList', 'cardPayments'];

it('has every path of the app among its routes', () => {
  const covered = new Set([...Object.values(routes).map(({ path }) => path), ...Object.keys(elsewhere), ...withoutScreen]);
  expect([...covered].sort()).toEqual([...Object.keys(paths), ...Object.keys(workPaths)].sort());
});

it.each(Object.entries(elsewhere))('leaves the path %s to %s, which goes there and tries all looks', (path, name) => {
  const text = readFileSync(join(import.meta.dirname, `${name}.test.ts`), 'utf8');
  expect(text).toMatch(new RegExp(`\\b(?:paths|workPaths)\\.${path}\\b`));
  expect(text).toContain('await findingsInAllLooks(');
});

describe.each(Object.entries(routes))('%s', (_, { title, open }) => {
  it("is titled, passes axe wide and narrow, light and dark, and doesn't scroll sideways at 320 px", () =>
    inBrowser(
      async (page) => {
        await open(page);
        if (typeof title === 'string') await expect.poll(() => page.title()).toBe(title);
        else await expect.poll(() => page.title()).toMatch(title);
        expect(await tooWide(page)).toEqual([]);
        expect(await findingsInAllLooks(page)).toEqual([]);
      },
      { viewport: { width: 320, height: 700 } },
    ));
});

describe('an address that leads elsewhere', () => {
  it('unknown: home, and a toast says so', () =>
    inBrowser(async (page) => {
      await page.goto('/no/such/screen?x=1');
      await toast(page, 'We could not find that page, so we brought you to the home page.').waitFor();
      await page.waitForURL(({ pathname, search }) => pathname === '/' && search === '');
      await heading(page, /^Find a funeral home near you/).waitFor();
    }));

  it.each([
    ['/account/account-details?from=mail', '/login', 'Sign in'],
    ['/System/SystemSecurity', '/System/Login', 'System sign in'],
    ['/System/SystemSupportLogin', '/System/Login', 'System sign in'],
  ])('%s without a sign-in: %s, and back afterward', (address, login, title) =>
    inBrowser(async (page) => {
      await page.goto(address);
      await heading(page, title).waitFor();
      const { pathname, searchParams } = new URL(page.url());
      expect(pathname).toBe(login);
      expect(Object.fromEntries(searchParams)).toEqual({ redirect: address });
    }),
  );
});
