import type { CareValues } from '#shared/custody/pages/care-field.ts';
import { broughtBy, type CustodyFacts, identifiedBy, inCold, preparedBy, receivedBy, reducedAt } from './custody-facts.ts';

const dana = { by: 'Dana', license: 'MA-EMB-20417' };

/** The embalming of someone whose family sees them before the funeral. */
const embalming: CareValues = {
  injectionSites: [{ arterialSite: 'common-carotid', bodySide: 'right' }],
  drainageSites: [{ arterialSite: 'jugular', bodySide: 'right' }],
  injectionType: 'one-point',
  fluids: [
    { kind: 'arterial', product: 'Arterial 25', index: 25, amount: 24, water: 232 },
    { kind: 'cavity', product: 'Cavity 40', index: 40, amount: 32 },
  ],
  pressure: 12,
  flowRate: 14,
  distribution: 'Good in the face and hands',
  featuresTreated: ['face', 'lips', 'eyes', 'hands'],
  hair: 'Combed back, like the photograph',
  clothing: 'Navy suit',
};

/** What was written down of the custody of those whom the sample's homes brought into care, by the decedent's name. The older cases have only their changes of care. */
export const custodyFacts: Readonly<Record<string, CustodyFacts>> = {
  'Rosalind Mae Whitcomb': {
    pages: [
      {
        page: 'removal',
        values: ({ name }) => ({
          removalKind: 'trade-company',
          removalTeam: [{ name: name('Wendell') }, { name: 'Ilse Brandvold' }],
          releasePapers: ['pronouncement', 'hospital'],
        }),
      },
    ],
  },
  'Desmond Okonkwo-Reyes': {
    tags: [{ subject: 'decedent', bound: [3.1, 'Peter'], compared: [[4.2, 'Miriam']] }],
    pages: [
      {
        page: 'removal',
        values: broughtBy({
          ...{ by: ['Peter', 'Dana'], hours: [2, 2.6, 3.3], miles: 6, belongings: 'list' },
          ...{ papers: ['pronouncement'], released: 'Adaeze Okonkwo' },
        }),
        closed: [4.1, 'Peter'],
      },
      {
        page: 'intake',
        values: receivedBy({
          ...{ at: 4, by: 'Miriam', second: 'Peter', where: ['Cooler 1', 'B', 37.4], pounds: 179 },
          band: 'No band. Adaeze named him to both of us.',
        }),
        closed: [4.7, 'Miriam'],
      },
      {
        page: 'preservation',
        values: inCold(
          'Cooler 1',
          [4.4, undefined, 'Miriam'],
          [
            [4.5, 37.4, 'Miriam'],
            [13, 37.1, 'Peter'],
            [18.5, 36.9, 'Dana'],
          ],
        ),
      },
    ],
    effects: [
      {
        ...{ item: 'wedding-ring', description: 'Gold, engraved “A + D 1979”', foundWhere: 'Left hand', state: 'on-body' },
        told: 'Wedding ring',
        ...{ found: [4.5, 'Miriam', 'Peter'], decided: [16.2, 'Miriam', 'bury-or-cremate'] },
      },
      {
        ...{ item: 'glasses', description: 'Brown frame, in a case', state: 'stored' },
        ...{ found: [4.5, 'Miriam', 'Peter'], told: 'glasses' },
      },
      {
        ...{ item: 'watch', description: 'Steel, leather strap', foundWhere: 'Nightstand', state: 'stored' },
        ...{ found: [4.5, 'Miriam', 'Peter'], decided: [16.2, 'Miriam', 'return-to-family'] },
      },
      {
        ...{ item: 'clothing', description: 'Charcoal suit, white shirt, blue tie', state: 'stored' },
        ...{ found: [16, 'Miriam', 'Dana'], decided: [16.2, 'Miriam', 'bury-or-cremate'] },
      },
      {
        ...{ item: 'photograph', description: 'For the program: on the pier, 1998', state: 'stored' },
        ...{ found: [16, 'Miriam', 'Dana'], decided: [16.2, 'Miriam', 'return-to-family'] },
        moved: [18.8, 'Miriam', 'released', { to: 'Chidi', idSeenKind: 'driver-license' }],
      },
    ],
  },
  'Harriet Louise Marsh': {
    tags: [
      {
        ...{ subject: 'decedent', bound: [2.3, 'Peter'] },
        compared: [
          [3.2, 'Joan'],
          [29.8, 'Dana'],
        ],
      },
    ],
    pages: [
      {
        page: 'removal',
        values: broughtBy({
          ...{ by: ['Peter', 'Dana'], hours: [1, 1.5, 2.4], miles: 9, belongings: 'list' },
          ...{ papers: ['pronouncement', 'verbal'], released: 'Colleen Varga, RN' },
        }),
        closed: [3.1, 'Peter'],
      },
      {
        page: 'intake',
        values: receivedBy({
          ...{ at: 3, by: 'Joan', second: 'Peter', where: ['Cooler 2', 'A', 36.8], pounds: 116 },
          band: 'No band. The nurse and her daughter named her.',
        }),
        closed: [3.6, 'Joan'],
      },
      {
        page: 'preservation',
        // She was taken out of cold before the family came. What is due from then on is due soon.
        values: inCold(
          'Cooler 2',
          [3.5, 25.5, 'Joan'],
          [
            [3.6, 36.8, 'Joan'],
            [12, 36.5, 'Peter'],
            [24.5, 36.9, 'Dana'],
          ],
          ({ after, name }) => ({
            placements: [{ at: after(25.5), kind: 'preparation-room', place: 'Preparation room', by: name('Dana') }],
          }),
        ),
      },
      {
        page: 'identification',
        values: identifiedBy({ kind: 'viewing', by: 'Ellen', relationship: 'Daughter', at: 25.2, witness: 'Joan' }),
        closed: [25.4, 'Joan'],
      },
      { page: 'preparation', values: preparedBy(['bathe-and-set-features', 'hair', 'cosmetics'], { ...dana, from: 30 }) },
    ],
    effects: [
      {
        ...{ item: 'wedding-ring', description: 'Narrow, white gold', foundWhere: 'Left hand', state: 'stored' },
        told: 'Wedding ring',
        ...{ found: [3.8, 'Joan', 'Peter'], decided: [25.3, 'Joan', 'return-to-family'] },
        moved: [26, 'Joan', 'released', { to: 'Ellen', idSeenKind: 'driver-license' }],
      },
      {
        ...{ item: 'other', description: 'The quilt from her bed', state: 'on-body' },
        told: 'the quilt from her bed',
        ...{ found: [3.8, 'Joan', 'Peter'], decided: [25.3, 'Joan', 'bury-or-cremate'] },
      },
      {
        ...{ item: 'clothing', description: 'Cotton nightgown', state: 'stored' },
        ...{ found: [3.8, 'Joan', 'Peter'], decided: [25.3, 'Joan', 'destroy'] },
      },
    ],
  },
  'Bjørn Henrik Ålund': {
    tags: [
      {
        ...{ subject: 'decedent', bound: [6, 'Peter'] },
        compared: [
          [7.2, 'Dana'],
          [19.2, 'Peter'],
        ],
      },
    ],
    pages: [
      {
        page: 'removal',
        values: broughtBy({
          ...{ by: ['Peter', 'Dana'], hours: [4, 5, 6.2], miles: 11, belongings: 'list' },
          ...{ papers: ['pronouncement', 'hospital'], released: 'Noreen Castellano, RN' },
        }),
        closed: [7.1, 'Peter'],
      },
      {
        page: 'intake',
        values: receivedBy({
          ...{ at: 7, by: 'Dana', second: 'Peter', where: ['Cooler 2', 'C', 37.2], pounds: 162 },
          band: 'Mystic Bend Nursing Center, his full name, 01/14/1929',
        }),
        closed: [7.5, 'Dana'],
      },
      {
        page: 'preservation',
        values: ({ after, name }) => ({
          preservationMethod: 'embalm',
          placements: [
            { at: after(19), kind: 'preparation-room', place: 'Preparation room', by: name('Dana') },
            { at: after(41), kind: 'viewing-room', place: 'East room', by: name('Peter') },
          ],
          oralPermissionBy: 'Sigrid Ålund, his wife',
          oralPermissionAt: after(0),
          oralPermissionHeardBy: name('Peter'),
        }),
        closed: [41.2, 'Dana'],
      },
      {
        page: 'preparation',
        values: preparedBy(['embalm', 'dress-and-casket', 'hair', 'cosmetics'], {
          ...dana,
          from: 19.5,
          to: 39.5,
          others: embalming,
        }),
        closed: [39.8, 'Dana'],
      },
    ],
    effects: [
      {
        ...{ item: 'religious-item', description: 'Rosary, dark wood', foundWhere: 'Right hand', state: 'on-body' },
        ...{ found: [7.6, 'Dana', 'Peter'], told: 'Rosary' },
      },
      {
        ...{ item: 'watch', description: 'Wristwatch, stopped at 4:10', foundWhere: 'Left wrist', state: 'stored' },
        ...{ found: [7.6, 'Dana', 'Peter'], told: 'wristwatch' },
      },
    ],
  },
  'Vera Katherine Sandoval': {
    tags: [
      {
        ...{ subject: 'decedent', bound: [1.9, 'Peter'] },
        compared: [
          [2.6, 'Miriam'],
          [54, 'Dana'],
        ],
      },
    ],
    pages: [
      {
        page: 'removal',
        values: broughtBy({
          ...{ by: ['Peter', 'Dana'], hours: [0.8, 1.3, 2], miles: 4, belongings: 'list' },
          ...{ papers: ['pronouncement', 'hospital'], released: 'Marguerite Oduya, RN' },
        }),
        closed: [2.6, 'Peter'],
      },
      {
        page: 'intake',
        values: receivedBy({
          ...{ at: 2.5, by: 'Miriam', second: 'Peter', where: ['Cooler 1', 'C', 37.4], pounds: 133 },
          band: 'Prospect Hill Hospital, her full name, 06/17/1946',
        }),
        closed: [3, 'Miriam'],
      },
      {
        page: 'preservation',
        values: inCold(
          'Cooler 1',
          [2.8, undefined, 'Miriam'],
          [
            [3, 37.4, 'Miriam'],
            [20, 37.1, 'Dana'],
            [34, 37.6, 'Peter'],
            [50, 37, 'Dana'],
          ],
        ),
      },
      {
        page: 'identification',
        values: identifiedBy({ kind: 'photograph', by: 'Carmen', relationship: 'Daughter', at: 26, witness: 'Miriam' }),
        closed: [26.2, 'Miriam'],
      },
    ],
    effects: [
      {
        ...{ item: 'watch', description: 'Small, gold-colored', foundWhere: 'Left wrist', state: 'stored' },
        told: 'Watch',
        ...{ found: [3.1, 'Miriam', 'Peter'], decided: [6, 'Miriam', 'ship'] },
        moved: [30, 'Miriam', 'shipped', { second: 'Dana', trackingNumber: '9470 1118 9956 1234 0001 72' }],
      },
      {
        ...{ item: 'ring', description: 'Silver, with a green stone', foundWhere: 'Right hand', state: 'stored' },
        told: 'silver ring',
        ...{ found: [3.1, 'Miriam', 'Peter'], decided: [6, 'Miriam', 'place-with-cremated-remains'] },
      },
      {
        ...{ item: 'clothing', description: 'Hospital gown and socks', state: 'stored' },
        ...{ found: [3.1, 'Miriam', 'Peter'], decided: [6, 'Miriam', 'destroy'] },
        moved: [33, 'Miriam', 'destroyed', { second: 'Peter' }],
      },
      {
        ...{ item: 'photograph', description: 'Two, of her garden', quantity: 2, foundWhere: 'Handbag', state: 'stored' },
        ...{ found: [3.1, 'Miriam', 'Peter'], decided: [6, 'Miriam', 'return-to-family'] },
        moved: [26.5, 'Miriam', 'released', { to: 'Carmen', idSeenKind: 'state-id' }],
      },
    ],
    handoff: {
      ...{ offered: [54.5, 'Miriam'], purpose: 'storage', papers: ['pronouncement'] },
      effects: 'The silver ring is in a sealed bag, for the urn.',
    },
  },
  'Soledad Ibarra Núñez': {
    tags: [
      {
        ...{ subject: 'decedent', bound: [0.9, 'Peter'], retired: [96.3, 'Miriam', 'no-longer-needed'] },
        compared: [
          [1.2, 'Miriam'],
          [73.5, 'Dana'],
        ],
      },
      { subject: 'cremated-remains', bound: [96.2, 'Miriam'], compared: [[109.8, 'Miriam']] },
    ],
    pages: [
      {
        page: 'removal',
        values: ({ code }) => ({
          ...{ removalKind: 'delivered', releasePapers: ['pronouncement', 'hospital'], releasedByName: 'Quentin Ferris' },
          releaseSignature: { signatureType: 'type', typeText: 'Quentin Ferris' },
          ...{ belongings: 'none', identifiedBy: 'hospital-tag', tagId: code },
        }),
        closed: [1.1, 'Peter'],
      },
      {
        page: 'intake',
        values: receivedBy({
          ...{ at: 1, by: 'Miriam', second: 'Peter', where: ['Cooler 1', 'A', 37.2], pounds: 140 },
          band: 'South End Medical Center, her full name, 09/08/1960',
        }),
        closed: [1.5, 'Miriam'],
      },
      {
        page: 'preservation',
        values: inCold(
          'Cooler 1',
          [1.3, 49.5, 'Miriam'],
          [
            [1.4, 37.2, 'Miriam'],
            [20, 37, 'Peter'],
            [42, 37.3, 'Dana'],
          ],
        ),
        closed: [60.4, 'Miriam'],
      },
      {
        page: 'identification',
        values: identifiedBy({ kind: 'viewing', by: 'Mateo', relationship: 'Husband', at: 49, witness: 'Miriam' }),
        closed: [49.2, 'Miriam'],
      },
      {
        page: 'preparation',
        values: preparedBy(['minimal-preparation', 'hair'], { ...dana, from: 50, to: 59.5 }),
        closed: [60.2, 'Dana'],
      },
      {
        page: 'cremated-remains',
        values: reducedAt({ hours: [74, 90, 92.5, 95], disc: '2214', ounces: 88, storage: 'Cabinet 1, shelf 3' }),
      },
    ],
    noEffects: [1.6, 'Miriam', 'Peter'],
  },
  'Alma Jean Kowalczyk': {
    tags: [{ subject: 'decedent', bound: [4, 'Daniel'], compared: [[5.1, 'Brigid']] }],
    pages: [
      {
        page: 'removal',
        values: broughtBy({
          ...{ by: ['Daniel', 'Brigid'], hours: [3, 3.7, 4.2], miles: 38, belongings: 'none' },
          ...{ papers: ['pronouncement', 'hospital'], released: 'Marcus Tilley, RN' },
        }),
        closed: [5.1, 'Daniel'],
      },
      {
        page: 'intake',
        values: receivedBy({
          ...{ at: 5, by: 'Daniel', second: 'Brigid', where: ['Refrigerator', '2', 38], pounds: 121 },
          band: 'Eastern Point Hospice House, her full name, 05/05/1940',
        }),
        closed: [5.6, 'Daniel'],
      },
      {
        page: 'preservation',
        values: inCold(
          'Refrigerator',
          [5.3, undefined, 'Daniel'],
          [
            [5.4, 38, 'Daniel'],
            [15, 37.6, 'Brigid'],
            [25.5, 37.8, 'Daniel'],
          ],
        ),
      },
    ],
    noEffects: [5.7, 'Daniel', 'Brigid'],
  },
};
