// Unlawful price lists that say nothing unlawful: goods under the wrong heading, a fee charged twice, an item left out.
import { type Attack, adds, all, alsoSells, type Change, drops, enters, newId } from './list-changes.ts';
import { lineOf } from './planted-words.ts';

const withoutItems =
  (...lines: string[]): Change =>
  (list) => {
    list.items = list.items.filter(({ line }) => !line || !lines.includes(line));
    list.offeredOnline = [];
  };
const noVaults = all(drops('outer-burial-containers'), withoutItems('outer-burial-containers'));
const noCaskets = all(drops('caskets'), withoutItems('caskets'));
const noEmbalming: Change = (list) => {
  drops('embalming')(list);
  list.packages = [];
};
const noCremation: Change = (list) => {
  drops('direct-cremation')(list);
  list.packages.splice(1);
};
const packageNamed =
  (name: string): Change =>
  (list) =>
    Object.assign(list.packages[0]!, { name });
const includesOnly =
  (displayName: string): Change =>
  (list) =>
    list.packages[0]!.services.push({ packageServiceId: newId, displayName, detailText: '', isIncluded: true });

const EMBALMING = '453.2(b)(4)(ii)(F)';
const FEE = '453.4(b)(1)(i)(A)';
const CASKETS = '453.2(b)(4)(iii)(A)';
const VAULTS = '453.2(b)(4)(iii)(B)';
const FORWARDING = '453.2(b)(4)(ii)(A)';
const HEAD = '453.2(b)(4)(i)(A)';

const services: Attack[] = [
  ...['Embalming', 'Arterial preservation', 'Arterial embalming of the body'].map(
    (name): Attack => [EMBALMING, `"${name}" under other preparation`, all(noEmbalming, enters('other-preparation', name))],
  ),
  [
    EMBALMING,
    'other preparation that is called embalming',
    all(noEmbalming, (list) => Object.assign(lineOf(list, 'other-preparation'), { name: 'Arterial preservation' })),
  ],
  ...(['direct-cremation', 'immediate-burial', 'forwarding', 'receiving', 'other-preparation'] as const).flatMap((line) =>
    ['Basic services', 'Professional services fee', 'Services of the funeral director'].map(
      (name): Attack => [FEE, `"${name}" as an entry of ${line}`, enters(line, name)],
    ),
  ),
  [FORWARDING, 'forwarding with a second price', enters('forwarding', 'Airport delivery')],
  ['453.2(b)(4)(ii)(B)', 'receiving with a second price', enters('receiving', 'Airport pickup')],
  [EMBALMING, 'embalming at a second price', alsoSells({ name: 'Embalming' })],
  ['453.2(b)(4)(ii)(L)', 'a hearse at a second price', alsoSells({ name: 'Hearse' })],
  ['453.2(b)(4)(ii)(L)', 'a hearse at a second price as an entry', enters('viewing-facilities', 'Funeral coach')],
  [
    '453.2(b)(4)(ii)(H)',
    'a viewing at a second price under its own name',
    alsoSells({ name: 'Use of facilities and staff for viewing' }),
  ],
];

const dispositions: Attack[] = [
  ...['Simple cremation', 'Cremation without ceremony', 'Cremation with no service', 'Cremation only', 'Basic cremation'].flatMap(
    (name): Attack[] => [
      ['453.2(b)(4)(ii)(C)', `"${name}" among other services only`, all(noCremation, alsoSells({ name }))],
      ['453.2(b)(4)(ii)(C)', `"${name}" as a package only`, all(noCremation, packageNamed(name))],
      ['453.2(b)(4)(ii)(C)', `"${name}" in a package only`, all(noCremation, includesOnly(name))],
    ],
  ),
  ...['Simple burial', 'Burial without service', 'Burial without ceremony', 'Direct burial'].flatMap((name): Attack[] => [
    ['453.2(b)(4)(ii)(D)', `"${name}" among other services only`, all(drops('immediate-burial'), alsoSells({ name }))],
    ['453.2(b)(4)(ii)(D)', `"${name}" as a package only`, all(drops('immediate-burial'), packageNamed(name))],
  ]),
  ...['Oak casket', 'Cloth-covered casket', '20-gauge steel'].map(
    (container): Attack => [
      '453.4(a)(2)',
      `a direct cremation with nothing but "${container}"`,
      all(withoutItems('alternative-container'), (list) =>
        Object.assign(lineOf(list, 'direct-cremation').variants![1]!, { container, priceCents: 229_000 }),
      ),
    ],
  ),
  [
    '453.4(a)(2)',
    'a direct cremation with nothing but a casket of the list',
    all(withoutItems('alternative-container'), (list) => {
      Object.assign(list.items[0]!, { name: 'The Windsor' });
      Object.assign(lineOf(list, 'direct-cremation').variants![1]!, { container: 'Windsor', priceCents: 229_000 });
    }),
  ],
];

const goods: Attack[] = [
  ...['Concrete vault', 'Grave box', 'Reinforced concrete two-piece', 'Concrete grave liner'].map(
    (name): Attack => [VAULTS, `"${name}" under no line`, all(noVaults, adds({ name }))],
  ),
  ...['Vaults', 'Burial vaults', 'Grave liners and vaults', 'Outer containers'].map(
    (category): Attack => [
      VAULTS,
      `the category "${category}" under no line`,
      all(noVaults, adds({ category, name: 'The Monarch' })),
    ],
  ),
  [VAULTS, 'a grave liner among urns', all(noVaults, adds({ category: 'Urns', line: 'urn', name: 'Concrete grave liner' }))],
  [VAULTS, 'a category of vaults among urns', all(noVaults, adds({ category: 'Vaults', line: 'urn', name: 'The Monarch' }))],
  ...['18 gauge steel, crepe interior', 'Pine box', 'Amish oak', 'Solid mahogany', 'Oak casket, half couch'].map(
    (name): Attack => [CASKETS, `"${name}" under no line`, all(noCaskets, adds({ name }))],
  ),
  [
    CASKETS,
    'a casket told by its description',
    all(noCaskets, adds({ name: 'The Windsor', description: 'Oak with a velvet interior.' })),
  ],
  ...(['Caskets', 'Cremation caskets', 'Metal coffins', 'Rental caskets'] as const).flatMap((category): Attack[] => [
    [CASKETS, `the category "${category}" among urns`, all(noCaskets, adds({ category, line: 'urn', name: 'The Windsor' }))],
    [CASKETS, `the category "${category}" under no line`, all(noCaskets, adds({ category, name: 'The Windsor' }))],
  ]),
  [
    '453.2(b)(2)',
    'alternative containers under no line',
    adds({ category: 'Alternative containers', name: 'Bamboo tray', description: 'Woven bamboo with a cotton pad.' }),
  ],
];

const inCaskets: Change = (list) => {
  list.basicFee = { ...list.basicFee, variant: 'in-caskets', amountCents: 249_500 };
};
const fees: Attack[] = [
  [
    FEE,
    'a package with a casket below the fee that caskets include',
    all(inCaskets, drops('basic-services'), (list) => {
      list.packages[0]!.services = [
        { packageServiceId: newId, line: 'caskets', displayName: 'Casket', detailText: '', isIncluded: true },
      ];
      list.packages[0]!.priceCents = 200_000;
    }),
  ],
  [
    FEE,
    'a package below the fee that it names only',
    (list) => {
      list.packages[0]!.services = [
        { packageServiceId: newId, displayName: 'Professional services', detailText: '', isIncluded: true },
      ];
      list.packages[0]!.priceCents = 200_000;
    },
  ],
];

const setsContainer =
  (container: string): Change =>
  (list) =>
    Object.assign(lineOf(list, 'immediate-burial').variants![1]!, { container });

const placeholders: Attack[] = [
  ...['(specify)', 'TBD', 'N/A', 'permits and (specify)', '[list services here]', 'xxx'].flatMap((text): Attack[] => [
    [
      '453.2(b)(4)(iii)(C)(1)',
      `"${text}" as the services in the fee`,
      (list) => Object.assign(list.basicFee, { services: text }),
    ],
    [FORWARDING, `"${text}" as the services of forwarding`, (list) => Object.assign(lineOf(list, 'forwarding'), { note: text })],
  ]),
  ...['(specify containers)', 'TBD', 'N/A', 'none'].map(
    (text): Attack => ['453.2(b)(4)(ii)(D)(2)', `"${text}" as a casket`, setsContainer(text)],
  ),
  ...(['(specify)', 'TBD', 'N/A', 'Address here'] as const).map(
    (text): Attack => [HEAD, `"${text}" as an address`, (list) => Object.assign(list.branches[0]!, { address: text })],
  ),
  ...(['000-000-0000', '(555) 555-5555', '123-456-7890', 'TBD 0000000'] as const).map(
    (text): Attack => [HEAD, `"${text}" as a telephone number`, (list) => Object.assign(list.branches[1]!, { telephone: text })],
  ),
  [HEAD, 'a home called TBD', (list) => Object.assign(list, { home: 'TBD' })],
];

export const structuralAttacks: Attack[] = [...services, ...dispositions, ...goods, ...fees, ...placeholders];
