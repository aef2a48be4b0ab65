// Lawful price lists that come close to a fault.
import { adds, all, alsoSells, type Change, drops, enters, newId, note, says, sells } from './list-changes.ts';
import { lineOf } from './planted-words.ts';

const titled =
  (title: string): Change =>
  (list) =>
    Object.assign(list, { title });

/** Turns the home into one that sells no caskets or containers, and buries in the family's own. */
const sellsNoContainers: Change = (list) => {
  drops('caskets', 'outer-burial-containers', 'direct-cremation')(list);
  list.items = list.items.filter(({ line }) => line === 'urn' || line === undefined);
  list.packages.splice(1);
  const burial = lineOf(list, 'immediate-burial');
  burial.variants = burial.variants!.filter(({ providedBy }) => providedBy === 'purchaser');
};

const aboutFee =
  (text: string): Change =>
  (list) =>
    Object.assign(list.sections[0]!, { sectionType: 'staff-and-supervision-combination', title: 'Basic services fee', text });

export const nearlyUnlawful: [what: string, change: Change][] = [
  ['a title in capitals', titled('GENERAL PRICE LIST')],
  ['a title with the name of the home', titled('General Price List of Larkspur & Sons')],
  ['no containers of its own for a burial, where it sells none', sellsNoContainers],
  [
    'no containers of its own for a burial, where it has them for cremation only',
    (list) => {
      const cremation = structuredClone(lineOf(list, 'direct-cremation'));
      sellsNoContainers(list);
      list.lines.push(cremation);
    },
  ],
  ...['This is a non-declinable fee.', 'This fee cannot be declined.', 'Non-declinable.', 'Added to every funeral.'].flatMap(
    (text): [string, Change][] => [
      [`basic services with the note "${text}"`, note('basic-services', text)],
      [`a paragraph on basic services "${text}"`, aboutFee(text)],
    ],
  ),
  ['a sentence about the fee just named', says('The basic services fee covers our overhead. This is a non-declinable fee.')],
  ...['No charge for mileage.', 'No charge within the chapel for flower stands.', 'The guest book is complimentary.'].map(
    (text): [string, Change] => [`a hearse with the note "${text}"`, note('hearse', text)],
  ),
  ...[
    'Bathing and handling without embalming',
    'Preparation of unembalmed remains',
    'Sanitary care if embalming is declined',
    'Hairdresser after embalming',
  ].map((name): [string, Change] => [
    `"${name}" under other preparation`,
    all(drops('embalming'), noPackage, enters('other-preparation', name)),
  ]),
  ...[
    'Second hearse',
    'Embalming of autopsied remains',
    'Hearse, each further hour',
    'Casket spray',
    'Memorial service folders',
  ].map((name): [string, Change] => [`"${name}" beside its line`, alsoSells({ name })]),
  ['a witness at the cremation as an entry of direct cremation', enters('direct-cremation', 'Witnessed cremation')],
  ...['Pacemaker removal', 'Shipping and handling of an urn', 'Customer-provided urn engraving'].map((name): [string, Change] => [
    `"${name}"`,
    sells(name),
  ]),
  ['a reason why it is needed', sells('Removal of a pacemaker', 'Required before cremation.')],
  ['a permit that the county requires', alsoSells({ name: 'Cremation permit', note: 'Mandatory.', isCashAdvance: true })],
  ...(
    [
      ['Urn vaults', 'Polymer urn vault'],
      ['Casket accessories', 'Oak corner set'],
      ['Casket sprays', 'Roses'],
      ['Pet caskets', 'Pine box for a cat'],
      ['Keepsakes', 'Keepsake box'],
      ['Flags', 'Oak flag case'],
      ['Jewelry', 'Bronze'],
    ] as const
  ).map(([category, name]): [string, Change] => [`${name} under ${category}`, adds({ category, name })]),
  ['an urn named after its wood', adds({ category: 'Urns', line: 'urn', name: 'Amish oak', description: 'A box for ashes.' })],
  [
    'a casket for cremation among alternative containers',
    all(
      adds({ category: 'Alternative containers', line: 'alternative-container', name: 'Plain poplar cremation casket' }),
      (list) =>
        lineOf(list, 'direct-cremation').variants!.push({
          container: 'Plain poplar cremation casket',
          providedBy: 'funeral-home',
          priceCents: 199_500,
        }),
    ),
  ],
  [
    'a package with a casket at the fee or more',
    (list) => {
      list.basicFee = { ...list.basicFee, variant: 'in-caskets', amountCents: 249_500 };
      list.packages[0]!.services = [
        { packageServiceId: newId, line: 'caskets', displayName: 'Casket', detailText: '', isIncluded: true },
      ];
    },
  ],
  ['its own date in a paragraph', says('These prices are effective as of October 1, 2026.')],
  ['its own date in figures', says('Prices effective 10/1/2026.')],
  ['a date of something else', says('Our new chapel opened on March 3, 2021.')],
  ...(['(603) 555-0112', '603.555.0112', '+1 603 555 0112', '1-800-FLOWERS'] as const).map((telephone): [string, Change] => [
    `the telephone number ${telephone}`,
    (list) => Object.assign(list.branches[1]!, { telephone }),
  ]),
  ...[
    'planning of your services',
    'permits [as needed]',
    'viewing services here and at church',
    'none but the usual filings and permits',
  ].map((services): [string, Change] => [
    `"${services}" as the services in the fee`,
    (list) => Object.assign(list.basicFee, { services }),
  ]),
  ['an address without a number', (list) => Object.assign(list.branches[1]!, { address: 'Village Green, Rye, NH 03870' })],
];

function noPackage(list: Parameters<Change>[0]): void {
  list.packages.splice(0, 1);
}
