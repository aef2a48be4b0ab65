// Every violation that the Rule names, each planted alone into a list that follows it.
import { lineOf, type Plant, plantedWords } from './planted-words.ts';
import { items, packages, rows } from './price-lists.ts';

const unpriced = {
  itemId: '0197a000-0000-7000-8000-000000000035',
  name: 'Sycamore',
  description: 'Solid sycamore with a linen lining.',
};

export const plants: Plant[] = [
  ...plantedWords,
  [
    'no effective date',
    'effective-date-missing',
    '453.2(b)(4)(i)(C)',
    'effectiveOn',
    (list) => {
      list.effectiveOn = null;
    },
  ],
  [
    'a date to come',
    'effective-date-future',
    '453.2(b)(4)(i)(C)',
    'effectiveOn',
    (list) => {
      list.effectiveOn = '2027-01-01';
    },
  ],
  [
    'a date before the list in force',
    'effective-date-before-last',
    '453.2(b)(4)(i)(C)',
    'effectiveOn',
    (list) => {
      list.effectiveOn = '2025-12-31';
    },
  ],
  [
    'an item of a package that is not listed',
    'offered-not-listed',
    '453.2(b)(4)(ii)(F)',
    packages.farewell,
    (list) => {
      list.lines = list.lines.filter(({ line }) => line !== 'embalming');
    },
  ],
  [
    'a service offered online that is not listed',
    'offered-not-listed',
    '453.2(b)(4)(ii)(L)',
    rows.hearse,
    (list) => {
      list.lines = list.lines.filter(({ line }) => line !== 'hearse');
    },
  ],
  [
    'an item offered online that is not listed',
    'offered-not-listed',
    '453.2(b)(4)',
    items.urn,
    (list) => {
      list.items = list.items.filter(({ itemId }) => itemId !== items.urn);
    },
  ],
  [
    'a package that is not listed',
    'package-not-listed',
    '453.2(b)(4)',
    packages.farewell,
    (list) => Object.assign(list.packages[0]!, { showOnGpl: false }),
  ],
  [
    'cremation without a price for one’s own container',
    'purchaser-container-missing',
    '453.2(b)(4)(ii)(C)(1)',
    rows.cremation,
    (list) => {
      lineOf(list, 'direct-cremation').variants!.shift();
    },
  ],
  [
    'cremation without a container of the home’s',
    'own-container-missing',
    '453.2(b)(4)(ii)(C)(2)',
    rows.cremation,
    (list) => {
      lineOf(list, 'direct-cremation').variants!.pop();
    },
  ],
  [
    'cremation without each container',
    'container-not-priced',
    '453.2(b)(4)(ii)(C)(2)',
    rows.cremation,
    (list) => {
      list.items.push({ ...list.items[1]!, itemId: items.book, name: 'Pine box' });
      list.items.splice(4, 1);
    },
  ],
  [
    'burial without a price for one’s own casket',
    'purchaser-container-missing',
    '453.2(b)(4)(ii)(D)(1)',
    rows.burial,
    (list) => {
      lineOf(list, 'immediate-burial').variants!.shift();
    },
  ],
  [
    'burial without a casket of the home’s',
    'own-container-missing',
    '453.2(b)(4)(ii)(D)(2)',
    rows.burial,
    (list) => {
      lineOf(list, 'immediate-burial').variants!.pop();
    },
  ],
  [
    'forwarding without its services',
    'services-not-listed',
    '453.2(b)(4)(ii)(A)',
    rows.forwarding,
    (list) => Object.assign(lineOf(list, 'forwarding'), { note: '' }),
  ],
  [
    'receiving as a range',
    'not-one-price',
    '453.2(b)(4)(ii)(B)',
    rows.receiving,
    (list) => {
      const line = lineOf(list, 'receiving');
      delete line.priceCents;
      Object.assign(line, { minCents: 1000, maxCents: 2000 });
    },
  ],
  [
    'basic services that nobody names',
    'basic-services-unnamed',
    '453.2(b)(4)(iii)(C)(1)',
    'basicServices',
    (list) => {
      list.basicFee.services = ' ';
    },
  ],
  [
    'a fee in the caskets that nobody knows',
    'basic-services-missing',
    '453.2(b)(4)(iii)(C)',
    null,
    (list) => {
      list.lines = list.lines.filter(({ line }) => line !== 'basic-services');
      list.packages = [];
      list.basicFee = { variant: 'in-caskets', amountCents: null, services: 'permits' };
    },
  ],
  [
    'a list without a name',
    'home-missing',
    '453.2(b)(4)(i)(A)',
    'profile',
    (list) => {
      list.home = '';
    },
  ],
  [
    'a home without a telephone',
    'branch-missing',
    '453.2(b)(4)(i)(A)',
    'profile',
    (list) => Object.assign(list.branches[0]!, { telephone: '' }),
  ],
  [
    'a branch without an address',
    'branch-missing',
    '453.2(b)(4)(i)(A)',
    'branches',
    (list) => Object.assign(list.branches[1]!, { address: '' }),
  ],
  [
    'another title',
    'title-missing',
    '453.2(b)(4)(i)(B)',
    'list',
    (list) => {
      list.title = 'Our prices';
    },
  ],
  [
    'a casket by its model number alone',
    'description-missing',
    '453.2(b)(2)(i)',
    items.oak,
    (list) => Object.assign(list.items[0]!, { description: 'Model no. 4711-B, see photo' }),
  ],
  [
    'a liner by its picture alone',
    'description-missing',
    '453.2(b)(3)(i)',
    items.liner,
    (list) => Object.assign(list.items[2]!, { description: 'See picture.' }),
  ],
  [
    'a casket that is offered without a price',
    'price-missing',
    '453.2(b)(2)(i)',
    unpriced.itemId,
    (list) => Object.assign(list, { unpricedItems: [{ ...unpriced, category: 'Caskets', line: 'caskets' }] }),
  ],
  [
    'an alternative container that is offered without a price',
    'price-missing',
    '453.2(b)(2)(i)',
    unpriced.itemId,
    (list) => Object.assign(list, { unpricedItems: [{ ...unpriced, category: 'Containers', line: 'alternative-container' }] }),
  ],
  [
    'a vault that is offered without a price',
    'price-missing',
    '453.2(b)(3)(i)',
    unpriced.itemId,
    (list) => Object.assign(list, { unpricedItems: [{ ...unpriced, category: 'Vaults', line: 'outer-burial-containers' }] }),
  ],
];
