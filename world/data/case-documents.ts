import type { Address } from '#shared/model/address.ts';

/** A document of a sample case: who begins it, what the case doesn't know yet, and how far it is. */
export type DocumentFacts = {
  /** First name of the sample person who makes it, at their home. */
  by: string;
  decedent: string;
  /** The template's name. */
  template: string;
  state: 'draft' | 'sent' | 'sealed';
  /** Where a contact of the case lives, which staff add to the contact first. */
  address?: { of: string; is: Partial<Address> };
  /** What staff fill in, by the name of the field. */
  values: Readonly<Record<string, string | boolean>>;
  /** What its signers answer, by the question: an option goes by its words. */
  answers?: Readonly<Record<string, string>>;
};

const harriet = { by: 'Joan', decedent: 'Harriet Louise Marsh' } as const;

/** In the order in which they are made. */
export const sampleDocuments: readonly DocumentFacts[] = [
  {
    ...harriet,
    template: 'Obituary approval',
    state: 'sealed',
    values: {
      'Text of the obituary': [
        'Harriet “Hattie” Marsh died at home in Arlington. She grew up on a dairy farm outside Brattleboro, the youngest of five, and spent thirty-one years at the children’s desk of the public library, where half of Arlington learned to read on her lap.',
        'On Saturdays there was bread by noon, the radio was too loud, and the door was never locked.',
      ].join('\n'),
    },
    answers: { Decision: 'Publish it like this.' },
  },
  {
    ...harriet,
    template: 'Authorization for cremation and disposition',
    state: 'sent',
    values: {},
    address: {
      of: 'Ellen Marsh',
      is: { address1: '14 Alder Court', city: 'Arlington', stateCode: 'MA', postalCode: '02474', countryCode: 'US' },
    },
  },
  { ...harriet, template: 'Vital statistics worksheet', state: 'draft', values: {} },
];
