import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attacksInWords } from '#test/world/attacks-in-words.ts';
import { type Attack, type Change, newId as id, note, packs, says, sells } from '#test/world/list-changes.ts';
import { nearlyUnlawful } from '#test/world/nearly-unlawful.ts';
import { ordinaryNotes } from '#test/world/ordinary-notes.ts';
import { lineOf } from '#test/world/planted-words.ts';
import { lawfulList } from '#test/world/price-lists.ts';
import { structuralAttacks } from '#test/world/structural-attacks.ts';
import { generalPriceListSchema } from '../model/general-price-list.ts';
import { readStored } from '../values/stored-text.ts';
import { checkPriceList } from './check-price-list.ts';
import { mendPriceList } from './mend-price-list.ts';

const checked = (change: Change) => {
  const list = lawfulList();
  change(list);
  // Rows stored before today's rules for typed text are checked too.
  expect(readStored(() => generalPriceListSchema.safeParse(list)).success).toBe(true);
  return checkPriceList(list).map(({ clause }) => clause.replace('16 CFR ', ''));
};

/** Unlawful lists that once passed, each written from the Rule's text alone. */
const unlawful: Attack[] = [
  ...structuralAttacks,
  ...attacksInWords,
  ['453.4(b)(1)', 'a hearse as a courtesy', note('hearse', 'Provided as a courtesy with our compliments.')],
  ['453.4(b)(1)', 'a limousine as a gift', packs('The limousine is our gift to your family.')],
  ['453.4(b)(1)', 'a hearse that is waived', note('hearse', 'Waived with every full service.')],
  ['453.4(b)(1)', 'embalming that is not charged for', says('We don’t charge for embalming when you choose a casket from us.')],
  ['453.4(b)(1)', 'a hearse for $0', says('Hearse: $0.')],
  ['453.4(b)(1)', 'a casket free by its name', (list) => Object.assign(list.items[0]!, { name: 'Free oak casket' })],
  [
    '453.3(a)(1)',
    'a category that says so',
    (list) => Object.assign(list.items[4]!, { category: 'Embalming is required by law' }),
  ],
  ['453.3(a)(1)', 'a branch that says so', (list) => Object.assign(list.branches[1]!, { name: 'Embalming is required by law' })],
  ['453.4(b)(1)(i)(A)', 'what everyone pays', says('All families pay a $50 document fee.')],
  ['453.4(b)(1)(i)(A)', 'what is applied to each family', sells('Administrative fee', 'Applied to each family we serve.')],
  ['453.4(b)(1)(i)(A)', 'what nobody can opt out of', sells('Sheltering fee', 'You cannot opt out.')],
  ['453.4(b)(1)(i)(A)', 'what is added to every bill', says('We add a $99 handling fee to every bill.')],
  ['453.4(b)(1)(i)(A)', 'what is not optional', sells('Sanitary care', 'This charge is not optional.')],
  ['453.4(b)(1)(i)(A)', 'what is added automatically', sells('Staff insurance', 'Automatically added to your total.')],
  ['453.4(b)(1)(i)(A)', 'a second basic services fee', sells('Additional basic services fee')],
  ['453.4(b)(1)(ii)', 'an outside casket with a price', sells('Outside casket')],
  ['453.4(b)(1)(ii)', 'merchandise from elsewhere with a price', sells('Acceptance of third-party merchandise')],
  [
    '453.4(b)(1)(ii)',
    'a higher price with a casket from elsewhere',
    says('If your casket comes from somewhere else, our price goes up by $300.'),
  ],
  [
    '453.4(b)(1)(ii)',
    'a burial that costs more with the family’s casket',
    (list) => Object.assign(lineOf(list, 'immediate-burial').variants![0]!, { priceCents: 500_000 }),
  ],
  ['453.2(b)(4)', 'a home that does not itemize', says('We do not itemize.')],
  ['453.2(b)(4)', 'a package that replaces the prices above', packs('This replaces the prices above.')],
  ['453.4(b)(1)', 'a hearse with a ceremony only', note('hearse', 'Sold with a ceremony only.')],
  ['453.4(b)(1)', 'a hearse that is not available without embalming', note('hearse', 'Not available without embalming.')],
  ['453.4(b)(1)(i)(A)', 'half a fee in a package', packs('We cut our basic services fee in half.')],
  ['453.3(a)(1)', 'a law on embalming in other words', says('By state law we have to embalm.')],
  ['453.3(a)(1)', 'embalming that is just required', note('embalming', 'Required after 24 hours.')],
  ['453.3(c)(1)', 'an outer container that is just required', note('outer-burial-containers', 'Mandatory under state law.')],
  ['453.3(c)(1)', 'all cemeteries', says('All cemeteries require a vault.')],
  ['453.3(b)(1)', 'a law on caskets for cremation', says('State law requires a casket for cremation.')],
  ['453.3(b)(1)', 'a direct cremation with a casket', note('direct-cremation', 'You must purchase a casket.')],
  [
    '453.3(e)',
    'a casket that preserves',
    (list) => Object.assign(list.items[0]!, { description: 'Gasketed steel. Preserves your loved one for decades.' }),
  ],
  [
    '453.3(e)',
    'a casket that protects',
    (list) => Object.assign(list.items[0]!, { description: 'Sealed oak that protects the body from decay.' }),
  ],
  ['453.4(b)(1)', 'everything together', says('Everything below must be purchased together.')],
  ['453.4(b)(1)', 'no reasons', says('We do not explain charges in writing.')],
  [
    '453.2(b)(4)(iii)(A)',
    'a casket under another category',
    (list) => list.items.push({ ...list.items[4]!, itemId: id, name: 'Walnut casket' }),
  ],
  [
    '453.2(b)(4)(ii)(D)(2)',
    'a casket that is a dash',
    (list) => Object.assign(lineOf(list, 'immediate-burial').variants![1]!, { container: '-' }),
  ],
  [
    '453.2(b)(4)(ii)(F)',
    'embalming under another name',
    (list) => Object.assign(lineOf(list, 'embalming'), { name: 'Sanitary care' }),
  ],
  [
    '453.2(b)(4)(iii)(C)',
    'basic services under another name',
    (list) => Object.assign(lineOf(list, 'basic-services'), { name: 'Miscellaneous' }),
  ],
  [
    '453.2(b)(4)(iii)(C)',
    'two fees for basic services',
    (list) => list.lines.push({ ...lineOf(list, 'basic-services'), priceCents: 100 }),
  ],
  [
    '453.2(b)(4)(iii)(C)',
    'basic services by the hour',
    (list) => Object.assign(lineOf(list, 'basic-services'), { unit: 'hour' }),
  ],
  ['453.2(b)(4)(ii)(A)', 'forwarding by the mile', (list) => Object.assign(lineOf(list, 'forwarding'), { unit: 'mile' })],
  [
    '453.2(b)(4)(ii)(F)',
    'embalming as a range',
    (list) => Object.assign(lineOf(list, 'embalming'), { priceCents: undefined, minCents: 100, maxCents: 99_999 }),
  ],
  [
    '453.2(b)(4)(ii)(K)',
    'graveside staff named in a package alone',
    (list) =>
      list.packages[0]!.services.push({
        packageServiceId: id,
        displayName: 'Graveside service staff',
        detailText: '',
        isIncluded: true,
      }),
  ],
  ['453.2(b)(4)(ii)(J)', 'a memorial service among other services', sells('Staff for memorial service')],
  [
    '453.2(b)(4)(ii)(C)',
    'a cremation package that says it is a burial',
    (list) => {
      list.lines = list.lines.filter(({ line }) => line !== 'direct-cremation');
      list.packages = [{ ...list.packages[0]!, name: 'Cremation package' }];
    },
  ],
];

/** Lawful lists that come close to a fault. */
const lawful: Change[] = [
  // The family then pays less, which the Rule's text doesn't forbid.
  (list) => Object.assign(list.basicFee, { variant: 'in-caskets' }),
  says(
    'There is no charge for a casket that you bring from elsewhere. We do not charge for accepting a casket that you provide.',
  ),
  says('Many cemeteries require a grave liner. State law does not require a vault, and no law says that you must be embalmed.'),
  says('You may choose a package, or any item on its own. A package is not a requirement.'),
  says('Sales tax is added to every bill. The county’s permit fee applies to every cremation, as required by law.'),
  says('All families must choose a date with us. Every family may decline any item.'),
  note('embalming', 'Required by some airlines, and for a public viewing.'),
  note('outer-burial-containers', 'Required by many cemeteries.'),
  note('direct-cremation', 'A casket is not required. Includes transfer within 25 miles.'),
  note('hearse', 'Within 50 miles. Our basic services fee is added to every funeral.'),
  sells('Rental casket insert'),
  sells('Casket spray of roses', 'Sold by the florist.'),
  sells('Memorial service folders'),
  sells('Urn vault'),
  (list) => Object.assign(list.items[0]!, { description: 'Oak with an acid-free finish and a rubber gasket.' }),
  (list) => Object.assign(lineOf(list, 'hearse'), { name: 'Funeral coach within 50 miles' }),
  (list) => Object.assign(lineOf(list, 'receiving'), { name: 'Receiving remains from another funeral home' }),
];

/** Puts the same words in every place where a home writes freely. Forwarding keeps its own words, which say what its price covers. */
const everywhere = (text: string): Change[] => [
  ...lawfulList()
    .lines.filter(({ line }) => line !== 'forwarding' && line !== 'receiving')
    .map(({ line }) => note(line, text)),
  note('forwarding', `Transfer and conveyance to the airport. ${text}`),
  says(text),
  packs(text),
  sells('Live stream', text),
  (list) => Object.assign(list.packages[0]!, { notes: text }),
  (list) => Object.assign(list.basicFee, { services: `Our services include permits and coordination. ${text}` }),
  (list) => list.items.map((item) => Object.assign(item, { description: `${item.description} ${text}` })),
];

describe('an unlawful list', () => {
  it.each(unlawful)('is refused under %s: %s', (clause, _what, change) => {
    expect(checked(change)).toContain(clause);
  });

  it.each(unlawful)('loses each fault that has a one-click fix (%s: %s)', (_clause, _what, change) => {
    let list = lawfulList();
    change(list);
    for (const { id: findingId, fix } of checkPriceList(list).filter((each) => each.fix)) {
      list = mendPriceList(list, fix!);
      expect(checkPriceList(list).map((each) => each.id)).not.toContain(findingId);
    }
  });
});

describe('a lawful list', () => {
  it.each(lawful.map((change, at) => [at, change] as const))('is not refused for words that come close (%d)', (_, change) => {
    expect(checked(change)).toEqual([]);
  });

  it.each(nearlyUnlawful)('is not refused for %s', (_, change) => {
    expect(checked(change)).toEqual([]);
  });

  it.each(ordinaryNotes)('is not refused for "%s", in any of its notes', (text) => {
    for (const change of everywhere(text)) expect(checked(change), text).toEqual([]);
  });

  it('is not refused for any combination of ordinary notes', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...ordinaryNotes], { minLength: 1, maxLength: 6 }), fc.nat(), (chosen, at) => {
        const places = everywhere(chosen.join(' '));
        expect(checked(places[at % places.length]!)).toEqual([]);
      }),
    );
  });
});
