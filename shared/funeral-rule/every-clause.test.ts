import { describe, expect, it } from 'vitest';
import { lawfulVariants } from '#test/world/lawful-variants.ts';
import type { GplLine } from '../model/enumerations/pricing.ts';
import type { GeneralPriceList, ListedLine } from '../model/general-price-list.ts';
import { generalPriceListSchema } from '../model/general-price-list.ts';
import type { PriceListBlock } from '../model/price-list-block.ts';
import { checkPriceList } from './check-price-list.ts';
import { checkDisclosures } from './checks/check-disclosures.ts';
import { composePapers } from './compose-merchandise-lists.ts';
import { composePriceList } from './compose-price-list.ts';
import { gplLines, isRequiredGplLine } from './gpl-lines.ts';

const on = { today: '2026-11-21', inForceOn: '2025-01-01' };
const clausesOf = (list: GeneralPriceList, blocks?: readonly PriceListBlock[]) =>
  checkPriceList(list, blocks ?? composePriceList(list), on).map(({ clause }) => clause.replace('16 CFR ', ''));

const variants = lawfulVariants();
const has = (list: GeneralPriceList, line: GplLine) => list.lines.some((each) => each.line === line);
const at = (list: GeneralPriceList, line: GplLine): ListedLine => list.lines.find((each) => each.line === line)!;
const drop = (list: GeneralPriceList, ...lines: GplLine[]) => {
  list.lines = list.lines.filter(({ line }) => !lines.includes(line));
};
const id = '0197a000-0000-7000-8000-000000000099';

/** A way to break one clause: the clause that a finding must name, where it can be broken, and how. */
type Break = [
  clause: string,
  what: string,
  breaks: (list: GeneralPriceList) => void,
  canBreak?: (list: GeneralPriceList) => boolean,
];

const withLine = (line: GplLine) => (list: GeneralPriceList) => has(list, line);
const feeIs = (variant: 'added' | 'in-caskets') => (list: GeneralPriceList) => list.basicFee.variant === variant;

const fees: Break[] = [
  ['453.2(b)(4)(iii)(C)', 'no line states the fee', (list) => drop(list, 'basic-services'), feeIs('added')],
  [
    '453.2(b)(4)(iii)(C)',
    'the fee is a range',
    (list) => Object.assign(at(list, 'basic-services'), { priceCents: undefined, minCents: 1000, maxCents: 2000 }),
    feeIs('added'),
  ],
  [
    '453.2(b)(4)(iii)(C)',
    'the fee is nothing',
    (list) => Object.assign(at(list, 'basic-services'), { priceCents: 0 }),
    feeIs('added'),
  ],
  [
    '453.2(b)(4)(iii)(C)',
    'nobody knows the fee in the caskets',
    (list) => {
      drop(list, 'basic-services');
      list.basicFee.amountCents = null;
    },
    feeIs('in-caskets'),
  ],
  [
    '453.2(b)(4)(iii)(C)',
    'the fee in the caskets is nothing',
    (list) => {
      drop(list, 'basic-services');
      list.basicFee.amountCents = 0;
    },
    feeIs('in-caskets'),
  ],
  [
    '453.2(b)(4)(iii)(C)(2)',
    'the fee in the caskets is another than that of the line',
    (list) => Object.assign(list.basicFee, { amountCents: 100 }),
    (list) => feeIs('in-caskets')(list) && has(list, 'basic-services'),
  ],
  [
    '453.2(b)(4)(iii)(C)(2)',
    'no casket includes the fee that caskets include',
    (list) => {
      drop(list, 'caskets');
      list.items = list.items.filter(({ line }) => line !== 'caskets');
    },
    feeIs('in-caskets'),
  ],
  ...['', 'n/a', 'Our services include various services.', 'Please ask us for details'].flatMap((services): Break[] =>
    (['added', 'in-caskets'] as const).map((variant) => [
      `453.2(b)(4)(iii)(C)(${variant === 'added' ? 1 : 2})`,
      `the services in the fee are "${services}"`,
      (list) => {
        list.basicFee.services = services;
      },
      feeIs(variant),
    ]),
  ),
  [
    '453.4(b)(1)(i)(A)',
    'a second fee that nobody can decline',
    (list) => {
      at(list, 'basic-services').entries = [{ serviceId: id, name: 'Care of our house', priceCents: 5000, unit: 'flat' }];
    },
    withLine('basic-services'),
  ],
];

const itemized: Break[] = [
  ...(['direct-cremation', 'immediate-burial'] as const).flatMap((line): Break[] => {
    const clause = gplLines[line].clause!.slice(7);
    const keep = (providedBy: string) => (list: GeneralPriceList) => {
      const own = at(list, line);
      own.variants = own.variants!.filter((each) => each.providedBy === providedBy);
    };
    return [
      [`${clause}(1)`, `${line} without the purchaser's container`, keep('funeral-home'), withLine(line)],
      [
        `${clause}(2)`,
        `${line} without the home's container`,
        keep('purchaser'),
        // A home that sells none has none to bury in, but a direct cremation always has one (453.4(a)(2)).
        (list) => withLine(line)(list) && (line === 'direct-cremation' || has(list, 'caskets') || list.items.length > 0),
      ],
      [
        `${clause}(1)`,
        `${line} at one price`,
        (list) => Object.assign(at(list, line), { variants: undefined, priceCents: 90_000 }),
        withLine(line),
      ],
    ];
  }),
  [
    '453.2(b)(4)(ii)(C)(2)',
    'an alternative container without its price of a direct cremation',
    (list) => list.items.push({ ...containerItem, itemId: id }),
    withLine('direct-cremation'),
  ],
  ...(['forwarding', 'receiving'] as const).flatMap((line): Break[] => [
    [
      gplLines[line].clause!.slice(7),
      `${line} without its services`,
      (list) => Object.assign(at(list, line), { note: undefined }),
      withLine(line),
    ],
    [
      gplLines[line].clause!.slice(7),
      `${line} whose services are "tbd"`,
      (list) => Object.assign(at(list, line), { note: 'tbd' }),
      withLine(line),
    ],
    [
      gplLines[line].clause!.slice(7),
      `${line} at several prices`,
      (list) => Object.assign(at(list, line), { priceCents: undefined, minCents: 100, maxCents: 900 }),
      withLine(line),
    ],
  ]),
  ...(Object.keys(gplLines) as GplLine[])
    .filter((line) => isRequiredGplLine(line))
    .map((line): Break => {
      const clause = gplLines[line].clause!.slice(7);
      const online = { kind: 'service' as const, id, name: gplLines[line].label, line, where: 'Ceremony' };
      const breaks = (list: GeneralPriceList) => {
        drop(list, line);
        list.offeredOnline.push(online);
      };
      return [clause, `${line} offered online and not on the list`, breaks];
    }),
  ...(Object.keys(gplLines) as GplLine[])
    .filter((line) => isRequiredGplLine(line))
    .map(
      (line): Break => [
        gplLines[line].clause!.slice(7),
        `${line} in a package and not on the list`,
        (list) => {
          drop(list, line);
          list.packages.push({ ...onePackage, services: [{ ...part, displayName: gplLines[line].label, line }] });
        },
      ],
    ),
  ...(
    [
      ['embalming', 'Embalming'],
      ['hearse', 'Hearse and driver'],
      ['limousine', 'Family limo'],
      ['direct-cremation', 'Simple cremation'],
      ['immediate-burial', 'Direct burial'],
      ['basic-services', 'Professional services'],
      ['forwarding', 'Forwarding of remains'],
      ['receiving', 'Receiving remains'],
      ['transfer-of-remains', 'Transfer of the deceased'],
      ['viewing-facilities', 'Visitation room'],
    ] as const
  ).flatMap(([line, name]): Break[] => {
    const clause = gplLines[line].clause!.slice(7);
    const service = { serviceId: id, name, priceCents: 5000, unit: 'flat' as const, note: '', isCashAdvance: false };
    return [
      [
        clause,
        `${line} as "${name}" among other services`,
        (list) => {
          drop(list, line);
          list.otherServices.push(service);
        },
      ],
      [
        clause,
        `${line} as "${name}" in a package, named only`,
        (list) => {
          drop(list, line);
          list.packages.push({ ...onePackage, services: [{ ...part, displayName: name }] });
        },
      ],
    ];
  }),
];

const onePackage: GeneralPriceList['packages'][number] = {
  id,
  name: 'Simple',
  description: '',
  notes: '',
  dispositionType: 'burial',
  pricingMethod: 'flat',
  priceCents: 900_000,
  aLaCartePriceCents: 900_000,
  showOnGpl: true,
  services: [],
};
const part = { packageServiceId: id, displayName: '', detailText: '', isIncluded: true };
const containerItem: GeneralPriceList['items'][number] = {
  itemId: id,
  category: 'Containers',
  line: 'alternative-container',
  name: 'Bamboo tray',
  description: 'Woven bamboo with a cotton lining.',
  priceCents: 30_000,
};

const goods: Break[] = [
  ...(['caskets', 'outer-burial-containers'] as const).flatMap((line): Break[] => {
    const [own, list2] = [gplLines[line].clause!.slice(7), `453.2(b)(${line === 'caskets' ? 2 : 3})`];
    const sells = (list: GeneralPriceList) => list.items.some((item) => item.line === line);
    const first = (list: GeneralPriceList) => list.items.find((item) => item.line === line)!;
    return [
      [own, `${line} sold and not on the list`, (list) => drop(list, line), sells],
      [own, `${line} in a range that is not theirs`, (list) => Object.assign(at(list, line), { minCents: 100 }), sells],
      [
        list2,
        `${line} without one that is priced`,
        (list) => {
          list.items = list.items.filter((item) => item.line !== line);
        },
        sells,
      ],
      [`${list2}(i)`, `${line} by a model number`, (list) => Object.assign(first(list), { description: 'Model 12' }), sells],
      [`${list2}(i)`, `${line} at nothing`, (list) => Object.assign(first(list), { priceCents: 0 }), sells],
      [
        own,
        `${line} under no line`,
        (list) => {
          const name = line === 'caskets' ? 'Walnut casket' : 'Concrete grave liner';
          drop(list, line);
          list.items = [{ ...containerItem, line: undefined, category: 'Goods', name }];
        },
      ],
    ];
  }),
];

const heads: Break[] = [
  ...['', ' ', '—'].flatMap((text): Break[] => [
    ['453.2(b)(4)(i)(A)', `the home is "${text}"`, (list) => Object.assign(list, { home: text })],
    ['453.2(b)(4)(i)(A)', `the address is "${text}"`, (list) => Object.assign(list.branches[0]!, { address: text })],
    ['453.2(b)(4)(i)(A)', `the telephone is "${text}"`, (list) => Object.assign(list.branches[0]!, { telephone: text })],
    [
      '453.2(b)(4)(i)(A)',
      `a branch is "${text}"`,
      (list) => Object.assign(list.branches[1]!, { telephone: text, address: text }),
      (list) => list.branches.length > 1,
    ],
  ]),
  ['453.2(b)(4)(i)(A)', 'no house', (list) => Object.assign(list, { branches: [] })],
  ['453.2(b)(4)(i)(B)', 'another title', (list) => Object.assign(list, { title: 'Price list' })],
  ['453.2(b)(4)(i)(C)', 'no date', (list) => Object.assign(list, { effectiveOn: null })],
];

const breaks = [...fees, ...itemized, ...goods, ...heads];

describe.each(variants)('a lawful list: %s', (_, list) => {
  it('is valid for the product and has no findings', () => {
    expect(generalPriceListSchema.parse(list)).toEqual(list);
    expect(checkPriceList(list, composePriceList(list), on)).toEqual([]);
  });

  const possible = breaks.filter(([, , , canBreak]) => canBreak?.(list) ?? true);
  it.each(possible)('is found to violate %s: %s', (clause, _what, breaksIt) => {
    const broken = structuredClone(list);
    breaksIt(broken);
    expect(clausesOf(broken)).toContain(clause);
  });

  const blocks = composePriceList(list);
  const required = blocks.flatMap((block, index) =>
    block.kind === 'disclosure' ? [{ key: block.key, clause: block.clause, index }] : [],
  );
  it.each(required)('has a finding if $key is left out, altered, or elsewhere', ({ clause, index }) => {
    const block = blocks[index] as Extract<PriceListBlock, { kind: 'disclosure' }>;
    const without = blocks.filter((each) => each !== block);
    const own = clause.replace('16 CFR ', '');
    expect(clausesOf(list, without)).toContain(own);
    expect(clausesOf(list, [...without, block])).toContain(own);
    expect(clausesOf(list, [block, ...without])).toContain(own);
    for (const word of block.text.split(' ').keys()) {
      const text = block.text.split(' ').toSpliced(word, 1).join(' ');
      const altered = blocks.map((each) => (each === block ? { ...block, text } : each));
      // Only this part of the check reads the words of the blocks, so thousands of altered words need nothing else.
      expect(
        checkDisclosures(list, altered).map((finding) => finding.clause),
        text,
      ).toContain(clause);
    }
  });

  it.each(
    blocks.flatMap((block, index) =>
      block.kind === 'disclosure' || block.kind === 'heading' || block.kind === 'paragraph'
        ? []
        : [{ block, index, kind: block.kind }],
    ),
  )('has a finding if a $kind is missing from the printed list ($index)', ({ index }) => {
    expect(clausesOf(list, blocks.toSpliced(index, 1)).some((clause) => clause.startsWith('453.2(b)(4)'))).toBe(true);
  });

  it('has each document with its name, title, and date, and D7 beside the outer containers', () => {
    for (const { paper, blocks: printed } of composePapers(list)) {
      expect(printed.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['provider', 'branch', 'title', 'effective']));
      if (paper === 'outer-burial-container-price-list')
        expect(printed.some((block) => block.kind === 'disclosure' && block.key === 'D7')).toBe(true);
    }
  });
});
