import type { CardRequirement, CheckoutWay } from '#shared/model/enumerations/card-payments.ts';
import type { AccountsPort, HomeAccount } from './checkout-port.ts';
import { type Answer, ask, stripeAddress } from './stripe-api.ts';

/** The merchant category code (MCC) of funeral services and crematories. */
const FUNERAL_SERVICES = '7261';

/** Maps the names of Stripe's requirements to groups; the first match counts: `representative.verification.document`, `company.tax_id`, `external_account`. */
const groups: readonly (readonly [RegExp, CardRequirement])[] = [
  [/\.verification\.|\.documents?\b|^documents\./, 'proof'],
  [/^external_account/, 'bank-account'],
  [/^tos_acceptance|^settings\..*tos/, 'terms'],
  [/^(business_|company\b|settings\.)/, 'business'],
  [/^(representative|individual|owners|directors|executives|relationship|person_)/, 'people'],
];

/** Returns the groups of requirements that Stripe still asks a home for, each once. */
export function requirementsOf(names: readonly unknown[]): CardRequirement[] {
  const found = names.map((name) => groups.find(([pattern]) => pattern.test(String(name)))?.[1] ?? 'other');
  return [...new Set(found)].sort();
}

/** Stripe's `disabled_reason`s while it reviews an account and nobody has to do anything. */
const reviews: readonly string[] = ['requirements.pending_verification', 'under_review', 'listed'];

/** Stripe's capability for each way to pay. An account takes a payment that way only while it's `active`. Source: Stripe, "Account capabilities". */
const capabilityOf: Readonly<Record<CheckoutWay, string>> = { card: 'card_payments', ach: 'us_bank_account_ach_payments' };

const waysOf = (capabilities: unknown): CheckoutWay[] =>
  (['card', 'ach'] as const).filter((way) => (capabilities as Answer | undefined)?.[capabilityOf[way]] === 'active');

type Requirements = { currently_due?: unknown[]; past_due?: unknown[]; disabled_reason?: unknown };

/** Returns the state of an account. Source: Stripe, "Handle verification with the API": `charges_enabled` says whether it takes payments, whatever else is due, and its capabilities say how. */
function accountOf({ charges_enabled, details_submitted, payouts_enabled, capabilities, requirements }: Answer): HomeAccount {
  const { currently_due: due, past_due: late, disabled_reason: why } = (requirements ?? {}) as Requirements;
  const asked = requirementsOf([...(due ?? []), ...(late ?? [])]);
  const isWaiting = reviews.includes(String(why)) || (asked.length === 0 && !why);
  const off = details_submitted === true ? (isWaiting ? 'in-review' : 'paused') : 'unfinished';
  const ways = charges_enabled === true ? waysOf(capabilities) : [];
  return { state: ways.length > 0 ? 'on' : off, due: asked, paysOut: payouts_enabled === true, ways };
}

/**
 * Opens homes' accounts at Stripe, and reads their state. Their settings are those that Stripe recommends for platforms with direct charges: the home has Stripe's own
 * dashboard and pays Stripe's fees, and Stripe collects what it requires and bears losses. Source: Stripe, "Recommended Connect integrations and charge types".
 */
export function stripeAccounts(endpoint = stripeAddress()): AccountsPort {
  return {
    async open({ locationId, nth }) {
      // Only fields that never change: Stripe refuses a repeated idempotency key with different fields.
      const fields = {
        country: 'US',
        'controller[losses][payments]': 'stripe',
        'controller[fees][payer]': 'account',
        'controller[requirement_collection]': 'stripe',
        'controller[stripe_dashboard][type]': 'full',
        [`capabilities[${capabilityOf.card}][requested]`]: 'true',
        [`capabilities[${capabilityOf.ach}][requested]`]: 'true',
        'business_profile[mcc]': FUNERAL_SERVICES,
        'metadata[locationId]': locationId,
      };
      const account = await ask(endpoint, { method: 'POST', path: '/v1/accounts', key: `account-${locationId}-${nth}`, fields });
      return String(account.id);
    },
    async page({ account, returnTo, againAt }) {
      const fields = { account, type: 'account_onboarding', return_url: returnTo, refresh_url: againAt };
      return String((await ask(endpoint, { method: 'POST', path: '/v1/account_links', fields })).url);
    },
    async read(account) {
      return accountOf(await ask(endpoint, { method: 'GET', path: `/v1/accounts/${encodeURIComponent(account)}` }));
    },
  };
}
