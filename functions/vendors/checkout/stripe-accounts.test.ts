import { expect, it } from 'vitest';
import { requirementsOf } from './stripe-accounts.ts';

it.each([
  [
    ['external_account', 'tos_acceptance.date', 'tos_acceptance.ip'],
    ['bank-account', 'terms'],
  ],
  [['business_profile.url', 'business_type', 'company.tax_id', 'company.address.line1'], ['business']],
  [['representative.dob.day', 'owners.email', 'individual.id_number', 'person_1Abc.relationship.title'], ['people']],
  [['individual.verification.document', 'company.verification.document', 'documents.bank_account_ownership.files'], ['proof']],
  [['interv_1.authorization', 7], ['other']],
  [[], []],
])('puts what Stripe asks for, %j, in our groups', (names, groups) => {
  expect(requirementsOf(names)).toEqual(groups);
});
