import { parseCents } from '#shared/values/money.ts';

/** What the dialog asks about the funding of a pre-need contract. */
export const fundingLabels = {
  kind: 'Funding',
  services: 'Prices of services',
  merchandise: 'Prices of merchandise',
  cashAdvances: 'Prices of cash advances',
  revocability: 'Can it be revoked?',
  payment: 'How it’s paid',
  depositary: 'Depositary',
  account: 'Account at the depositary',
  share: 'Share of each payment for the trust',
  days: 'Days to deposit it',
  insurer: 'Insurer',
  policyNumber: 'Policy number',
  face: 'Face amount',
  growth: 'Growth',
  cancellation: 'Right to cancel',
};
export type FundingFields = Record<keyof typeof fundingLabels, string>;

/** Returns the millionths that someone typed as a percentage: `90%` is 900,000, `100` is 1,000,000; undefined for anything else. */
export function parsePpm(text: string): number | undefined {
  const typed = text.replace(/[%\s]/g, '');
  if (!/^\d{1,3}(\.\d{1,4})?$/.test(typed)) return undefined;
  const [whole = '', fraction = ''] = typed.split('.');
  return Number(whole) * 10_000 + Number(fraction.padEnd(4, '0'));
}

const CHOOSE = 'Choose one.';

function trustFaults({ depositary, share, days }: FundingFields) {
  const ppm = parsePpm(share) ?? 0;
  return {
    depositary: depositary.trim() ? undefined : 'Enter the bank or trustee.',
    share: ppm > 0 && ppm <= 1_000_000 ? undefined : 'Enter a share up to 100%, like 90%.',
    days: /^\d{1,3}$/.test(days.trim()) && Number(days) <= 365 ? undefined : 'Enter a whole number from 0 to 365.',
  };
}

const policyFaults = ({ insurer, policyNumber, face }: FundingFields) => ({
  insurer: insurer.trim() ? undefined : 'Enter the insurer.',
  policyNumber: policyNumber.trim() ? undefined : 'Enter the number of the policy.',
  face: (parseCents(face) ?? 0) > 0 ? undefined : 'Enter an amount, like 9,000.00.',
});

/** Finds what is wrong with the funding of a pre-need contract as it was typed. */
export function fundingFaults(fields: FundingFields): Partial<Record<keyof FundingFields, string | undefined>> {
  const choices = ['kind', 'services', 'merchandise', 'cashAdvances', 'revocability', 'payment'] as const;
  return {
    ...Object.fromEntries(choices.map((name) => [name, fields[name] ? undefined : CHOOSE])),
    ...(fields.kind === 'trust' ? trustFaults(fields) : {}),
    ...(fields.kind === 'insurance' ? policyFaults(fields) : {}),
  };
}
