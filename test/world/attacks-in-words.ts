// Unlawful price lists whose fault is in the home's own words.
import { type Attack, alsoSells, note, packs, says, sells } from './list-changes.ts';
import { discount } from './planted-words.ts';

const FREE = '453.4(b)(1)';
const FEE = '453.4(b)(1)(i)(A)';
const LIST = '453.2(b)(4)';

const free: Attack[] = [
  ...['N/C', 'N/C.', 'No additional charge.', 'No extra cost for veterans.', 'Included with basic services.'].map(
    (text): Attack => [FREE, `a hearse with the note "${text}"`, note('hearse', text)],
  ),
  ...[
    'The limousine comes at no additional charge.',
    'Embalming: N/C.',
    'The hearse is included with our basic services fee.',
    'For veterans the hearse is free.',
    'We provide the hearse at no charge.',
    'Families of veterans get the limousine free.',
    'No charge is made for embalming.',
    'Coffee is free and the limousine is free.',
    'No charge for transfer of the deceased.',
  ].map((text): Attack => [FREE, `a paragraph "${text}"`, says(text)]),
  ...[
    'No charge for veterans.',
    'No charge for this service.',
    'Free for children under 12.',
    'It is free.',
    'Embalming is on us.',
  ].map((text): Attack => [FREE, `embalming with the note "${text}"`, note('embalming', text)]),
];

const required: Attack[] = [
  ...['Mandatory.', 'Required.', 'Required for all services.', 'This charge is mandatory.', 'Mandatory for every funeral.'].map(
    (text): Attack => [FEE, `a service with the note "${text}"`, sells('Sanitary care', text)],
  ),
  [FEE, 'a hearse that is required for all services', note('hearse', 'Required for all services.')],
  [FEE, 'another fee in the note of basic services', note('basic-services', 'All families pay a $50 document fee.')],
  [
    FREE,
    'embalming that cannot be declined',
    note('basic-services', 'The basic services fee and embalming services cannot be declined.'),
  ],
  ...['It is required after 24 hours.', 'This procedure is mandatory.', 'Embalming is mandatory after two days.'].map(
    (text): Attack => ['453.3(a)(1)', `embalming with the note "${text}"`, note('embalming', text)],
  ),
];

/** Claims about what the law requires, in other words than the Rule's own, wherever they are written. */
const laws: Attack[] = [
  [
    '453.3(a)(1)',
    [
      'Embalming is mandatory under Massachusetts law.',
      'Embalming is compulsory for every viewing under state law.',
      'Embalming is obligatory under the laws of this state.',
      'Embalming cannot be declined.',
      'Embalming can’t be refused.',
      'You must be embalmed by law.',
      'Every body has to be embalmed under the health regulations.',
      'You cannot have a viewing without embalming by law.',
      'It is illegal to hold a funeral without embalming.',
      'The law forbids a burial without embalming.',
      'State law obliges us to embalm.',
    ],
  ],
  [
    '453.3(c)(1)',
    [
      'It is illegal to bury without a vault.',
      'The law obliges you to buy a vault.',
      'A vault is compulsory under state law.',
      'Nobody may by law be buried without a grave liner.',
      'State law does not allow a burial, which is prohibited without an outer burial container.',
      'A liner is obligatory according to county code.',
    ],
  ],
  [
    '453.3(b)(1)',
    [
      'It is against the law to cremate without a casket.',
      'Cremation is only permitted in a casket.',
      'Cremation is unlawful without a coffin.',
      'A casket is compulsory for a cremation.',
    ],
  ],
  [
    '453.3(e)',
    [
      'Our sealed casket keeps your loved one intact forever.',
      'This vault keeps the body undisturbed for centuries.',
      'A gasket that keeps the deceased safe for all time.',
    ],
  ],
  [
    '453.4(b)(1)(ii)',
    [
      'If you bring your own casket, staff time of $95 is billed.',
      'Families who supply their own casket pay $95 more.',
      'Your own casket adds $200 to the bill.',
      'For your own coffin there is an additional cost.',
    ],
  ],
].flatMap(([clause, texts]) =>
  (texts as string[]).flatMap((text): Attack[] => [
    [clause as string, `a paragraph "${text}"`, says(text)],
    [clause as string, `basic services with the note "${text}"`, note('basic-services', text)],
  ]),
);

const fees: Attack[] = [
  ...[
    'Every family is charged $150 for documents.',
    'All customers are billed a fee of 2% for records.',
    'Each family will be charged for records, at $40.',
  ].map((text): Attack => [FEE, `a paragraph "${text}"`, says(text)]),
  ...(['direct-cremation', 'immediate-burial', 'forwarding', 'receiving'] as const).flatMap((line) =>
    [
      'Transfer and permits. Plus basic services fee of $2,495.',
      'Transfer and permits. Our professional services fee is extra.',
      'Transfer and permits. Basic services are not included.',
    ].map((text): Attack => ['453.2(b)(4)(iii)(C)(1)', `${line} with the note "${text}"`, note(line, text)]),
  ),
  ...[
    'Veterans pay no basic services fee.',
    'Half the professional fee for members.',
    'We reduce our basic services fee for members.',
    'Teachers are exempt from the basic services fee.',
  ].flatMap((text): Attack[] => [
    [FEE, `a paragraph "${text}"`, says(text)],
    [FEE, `a package "${text}"`, packs(text)],
    [FEE, `a discount "${text}"`, (list) => Object.assign(list, { discounts: [{ ...discount, reason: text }] })],
  ]),
  [FEE, 'half the fee in its own note', note('basic-services', 'Half price for veterans.')],
];

const handling: Attack[] = [
  ...[
    'Customer-provided casket',
    'Online casket surcharge',
    'Handling fee',
    'Family-supplied casket',
    'Casket not bought here',
    'Third party container receiving',
  ].map((name): Attack => ['453.4(b)(1)(ii)', `"${name}"`, alsoSells({ name })]),
];

const choice: Attack[] = [
  ...[
    'We sell only packages.',
    'Items may not be bought separately.',
    'Nothing is sold separately.',
    'We offer packages exclusively.',
  ].map((text): Attack => [LIST, `a paragraph "${text}"`, says(text)]),
];

/** One purchase as the condition of another (16 CFR 453.4(b)(1)). */
const tying: Attack[] = [
  'You must buy a casket from us.',
  'You have to purchase your urn here.',
  'Caskets bought elsewhere are not accepted.',
  'Urns purchased online may not be used.',
  'If you choose us, you have to take the casket, the flowers and the limousine from us as well.',
  'Families are required to order flowers through us.',
].flatMap((text): Attack[] => [
  [FREE, `a paragraph "${text}"`, says(text)],
  [FREE, `a hearse with the note "${text}"`, note('hearse', text)],
]);

const caskets: Attack[] = [
  ['453.4(b)(1)(ii)', 'a surcharge on caskets of others', says('Caskets from other sellers incur a $200 surcharge.')],
  ...['We do not accept caskets from third parties.', 'You must use one of our caskets.'].map(
    (text): Attack => [FREE, `a paragraph "${text}"`, says(text)],
  ),
];

const dates: Attack[] = [
  ...[
    'Prices effective January 5, 2025.',
    'These prices are in effect as of 3/1/2024.',
    'Effective date: 2025-02-01',
    'Prices valid from Feb. 1, 2026.',
  ].map((text): Attack => ['453.2(b)(4)(i)(C)', `a paragraph "${text}"`, says(text)]),
];

export const attacksInWords: Attack[] = [
  ...free,
  ...required,
  ...laws,
  ...fees,
  ...handling,
  ...choice,
  ...tying,
  ...caskets,
  ...dates,
];
