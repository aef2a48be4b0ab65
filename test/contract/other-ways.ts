/** Requests that take another way through a call than its recipe does, and leave something else. */
import { randomBytes } from 'node:crypto';
import { newToken } from '#functions/runtime/single-use-token.ts';
import { readContact } from '#functions/table/contact.ts';
import { tokenItem } from '#functions/table/token.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { newEmail, ok, openCloudTable } from '#test/cloud/cloud.ts';
import { keyed } from '#test/journeys/parts/case-desk.ts';
import { add, contactDesk } from '#test/journeys/parts/contact-desk.ts';
import { newBrowser, packagePlan, saveInput, withoutKey } from '#test/journeys/parts/planning.ts';
import { invited } from '#test/table/recipes/coming-in.ts';
import type { RecipeRequest } from '#test/table/recipes/index.ts';
import { person } from '#test/world/cast.ts';
import { link } from '#test/world/link.ts';
import { launched } from '#test/world/world.ts';

type OtherWay = {
  name: string;
  way: string;
  recipe: () => Promise<RecipeRequest>;
  leaves: Record<string, number>;
  /** It commits in other steps than the recipe's way, so that it has to survive a death after each of them too. */
  isInSteps?: true;
};

const newPerson = { firstName: 'Ruth', lastName: 'Vale', password: 'a lantern on the porch' };
const unproved = () => person({ isEmailVerified: false });

const newPlan = async () =>
  saveInput(
    packagePlan(await ok<PlannerHome>('getPlannerHome', { locationId: launched.find(({ priceList }) => priceList)?.id })),
  );

/** A link that was mailed to a contact of a case, without the mail. */
async function contactLink(purpose: 'case-invitation' | 'arrangement-link', email = newEmail('ruth')): Promise<string> {
  const table = openCloudTable();
  const { staff, row } = await contactDesk();
  const of = { caseId: row.id, contactId: (await add(staff, row.id, { email })).id };
  await ok(purpose === 'case-invitation' ? 'sendInvitation' : 'inviteToArrangementOnline', of, keyed(staff));
  const stored = await readContact(table, of.caseId, of.contactId);
  const invitationId = (purpose === 'case-invitation' ? stored?.invitation : stored?.arrangementLink)?.id ?? '';
  const owner = { email, accountId: null };
  const { raw, record } = newToken(purpose, owner, { now: new Date(), randomBytes: () => randomBytes(32) });
  await table.put(tokenItem({ ...record, contact: { locationId: row.providerLocationId, ...of, invitationId } }));
  return raw;
}

export const otherWays: readonly OtherWay[] = [
  {
    name: 'saveArrangement',
    way: 'a new plan of a browser',
    recipe: async () => ({ input: await newPlan(), options: newBrowser() }),
    leaves: { PLAN: 1 },
  },
  {
    name: 'saveMyArrangement',
    way: 'a new plan of a family',
    recipe: async () => ({ input: await newPlan(), options: withoutKey(await person()) }),
    leaves: { PLAN: 1 },
  },
  {
    name: 'openArrangementLink',
    way: 'a new plan beside one that is in somebody else’s account',
    recipe: async () => {
      const token = await contactLink('arrangement-link');
      await ok('openArrangementLink', { token }, withoutKey(await person()));
      return { input: { token, takesOver: true }, options: newBrowser() };
    },
    leaves: { PLAN: 1, 'PLAN CASE': 1, 'CASE PLAN': 1, 'CASE TIMELINE': 1, OUTBOX: 1 },
  },
  {
    name: 'createAccount',
    way: 'an account that asks for another email',
    recipe: async () => {
      const token = await link('family-sign-up', { email: newEmail('mailed') });
      return { input: { token, ...newPerson, email: newEmail('wanted'), phone: null, acceptTermsAndConditions: true } };
    },
    leaves: { ACCOUNT: 1, EMAIL: 1, OUTBOX: 2, POOL: 1 },
  },
  {
    name: 'verifyEmail',
    way: 'an email that an unproved account had',
    recipe: async () => {
      const [owner, other] = [await person(), await unproved()];
      const { id } = owner.account;
      const { email } = other.account;
      await openCloudTable().update({ pk: `ACCOUNT#${id}`, sk: 'ACCOUNT' }, { pendingEmail: email });
      const token = await link('email-verification', { email, accountId: id });
      return { input: { id, token }, options: { token: owner.token, headers: owner.headers } };
    },
    leaves: { ACCOUNT: 2, EMAIL: 2, OUTBOX: 1, POOL: 0 },
  },
  {
    name: 'activateEmployee',
    way: 'somebody who works at another home',
    recipe: async () => {
      const { account } = await person({ memberships: [{}] });
      return { input: { token: (await invited(account.email)).token } };
    },
    leaves: { ACCOUNT: 1, 'ACCOUNT MEMBERSHIP': 1, 'LOCATION EMPLOYEE': 1, POOL: 0 },
  },
  {
    name: 'activateEmployee',
    way: 'somebody whose email an unproved account has',
    recipe: async () => {
      const { account } = await unproved();
      return { input: { token: (await invited(account.email)).token, ...newPerson } };
    },
    isInSteps: true,
    leaves: { ACCOUNT: 1, EMAIL: 1, 'ACCOUNT MEMBERSHIP': 1, 'LOCATION EMPLOYEE': 1, POOL: 1 },
  },
  {
    name: 'joinCase',
    way: 'a relative who has an account',
    recipe: async () => {
      const { account } = await person();
      return { input: { token: await contactLink('case-invitation', account.email) } };
    },
    leaves: { 'ACCOUNT CASE': 1, 'CASE CONTACT': 1, 'CASE TIMELINE': 1, OUTBOX: 1, POOL: 0 },
  },
  {
    name: 'joinCase',
    way: 'a relative whose email an unproved account has',
    recipe: async () => {
      const { account } = await unproved();
      return { input: { token: await contactLink('case-invitation', account.email), ...newPerson } };
    },
    leaves: { ACCOUNT: 1, 'ACCOUNT CASE': 1, 'CASE CONTACT': 1, 'CASE TIMELINE': 1, OUTBOX: 1, POOL: 0 },
  },
];
