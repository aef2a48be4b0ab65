import { expect, it } from 'vitest';
import { paths } from './paths.ts';
import { workPaths } from './work-paths.ts';

it('builds every address', () => {
  const locationId = '0190a1b2-0000-7000-8000-000000000001';
  expect([
    paths.home(),
    paths.home({ query: 'Boston, MA', radius: 25, attributes: ['Family Owned', 'Catering'], languages: [], sort: undefined }),
    paths.funeralHome({ locationId }),
    paths.compare({ homes: [locationId, locationId], basket: 'funeral-burial', near: 'Boston, MA', lat: 42.36, lon: -71.06 }),
    paths.compare({ homes: [] }),
    paths.plannerStart({ locationId }),
    paths.plannerStep({ locationId }),
    paths.plannerStep({ locationId, package: locationId }),
    paths.plannerStep({ locationId, arrangementId: locationId, step: 'plan-details/timing' }),
    paths.termsAndConditions(),
    paths.privacyPolicy(),
    paths.login(),
    paths.login({ email: 'ana+1@example.com', redirect: '/account/account-details?tab=2' }),
    paths.forgotPassword(),
    paths.forgotPassword({ force: true }),
    paths.resetPassword({ tokenId: 'a/b' }),
    paths.verifyEmail({ appUserId: locationId, token: 'tok' }),
    paths.familyUserSignUp({ tokenId: 'tok' }),
    paths.accountDetails(),
    paths.systemLogin(),
    paths.systemLogin({ redirect: '/System/SystemSupportLogin' }),
    paths.error(),
  ]).toMatchInlineSnapshot(`
    [
      "/",
      "/?query=Boston%2C+MA&radius=25&attributes=Family+Owned&attributes=Catering",
      "/funeral-homes/0190a1b2-0000-7000-8000-000000000001",
      "/compare?homes=0190a1b2-0000-7000-8000-000000000001,0190a1b2-0000-7000-8000-000000000001&basket=funeral-burial&near=Boston,+MA&lat=42.36&lon=-71.06",
      "/compare",
      "/locations/0190a1b2-0000-7000-8000-000000000001/arrangements",
      "/locations/0190a1b2-0000-7000-8000-000000000001/arrangements/new",
      "/locations/0190a1b2-0000-7000-8000-000000000001/arrangements/new?package=0190a1b2-0000-7000-8000-000000000001",
      "/locations/0190a1b2-0000-7000-8000-000000000001/arrangements/0190a1b2-0000-7000-8000-000000000001/plan-details/timing",
      "/TermsAndConditions",
      "/PrivacyPolicy",
      "/login",
      "/login/ana%2B1%40example.com?redirect=%2Faccount%2Faccount-details%3Ftab%3D2",
      "/forgot-password",
      "/forgot-password#force",
      "/reset-password/a%2Fb",
      "/verify-email/0190a1b2-0000-7000-8000-000000000001?token=tok",
      "/family-user-signup/tok",
      "/account/account-details",
      "/System/Login",
      "/System/Login?redirect=%2FSystem%2FSystemSupportLogin",
      "/error",
    ]
  `);
});

it('builds every address of work', () => {
  const locationId = '0190a1b2-0000-7000-8000-000000000001';
  const at = { locationId: 'home' };
  expect([
    workPaths.staffSignUp({ tokenId: 'a/b' }),
    workPaths.chooseLocation(),
    workPaths.location({ locationId }),
    workPaths.providerDashboard(at),
    workPaths.providerProfile(at),
    workPaths.templateBuilder(at),
    workPaths.templateBuilder({ ...at, packageId: 'new' }),
    workPaths.pricing(at),
    workPaths.pricing({ ...at, serviceCategoryId: 'care', row: 'embalming' }),
    workPaths.priceList(at),
    workPaths.team(at),
    workPaths.teamMember({ ...at, employeeId: 'joan' }),
    workPaths.teamInvite(at),
    workPaths.providerDesign(),
    workPaths.systemProviders(),
    workPaths.systemSupportLogin(),
  ]).toEqual([
    '/usersignup/a%2Fb',
    '/locations/',
    `/locations/${locationId}`,
    '/locations/home/dashboard',
    '/locations/home/profile',
    '/locations/home/template-builder',
    '/locations/home/template-builder/new',
    '/locations/home/pricing',
    '/locations/home/pricing/care?row=embalming',
    '/locations/home/price-list',
    '/locations/home/team',
    '/locations/home/team/team-member/joan',
    '/locations/home/team/invite',
    '/provider/design',
    '/System/SystemProviders',
    '/System/SystemSupportLogin',
  ]);
});
