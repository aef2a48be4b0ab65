// Lists that follow the Rule in each of the ways it allows.
import type { GeneralPriceList } from '#shared/model/general-price-list.ts';
import { lineOf } from './planted-words.ts';
import { lawfulList } from './price-lists.ts';
import { realList } from './real-price-list.ts';

const changed = (change: (list: GeneralPriceList) => void): GeneralPriceList => {
  const list = lawfulList();
  change(list);
  return list;
};

/** Makes the fee part of the casket prices. */
const intoCaskets = (list: GeneralPriceList): void => {
  list.basicFee = { ...list.basicFee, variant: 'in-caskets', amountCents: 79_500 };
  Object.assign(lineOf(list, 'basic-services'), { priceCents: 79_500 });
};

/** Returns every combination of the two kinds of fee and the lists of caskets and outer containers, then homes that offer less. */
export const lawfulVariants = (): [name: string, list: GeneralPriceList][] => [
  ...(['added', 'in-caskets'] as const).flatMap((variant) =>
    [true, false].flatMap((caskets) =>
      [true, false].map((outerBurialContainers): [string, GeneralPriceList] => [
        `fee ${variant}, caskets ${caskets ? 'apart' : 'on the list'}, outer containers ${outerBurialContainers ? 'apart' : 'on the list'}`,
        changed((list) => {
          if (variant === 'in-caskets') intoCaskets(list);
          list.separateLists = { caskets, outerBurialContainers };
        }),
      ]),
    ),
  ),
  [
    'fee in the caskets and on no line of its own',
    changed((list) => {
      intoCaskets(list);
      list.lines = list.lines.filter(({ line }) => line !== 'basic-services');
      list.packages = [];
    }),
  ],
  ['no packages', changed((list) => Object.assign(list, { packages: [] }))],
  [
    'itemized only: basic services, forwarding and receiving',
    changed((list) => {
      list.lines = list.lines.filter(({ line }) => ['basic-services', 'forwarding', 'receiving'].includes(line));
      Object.assign(list, { items: [], packages: [], offeredOnline: [] });
    }),
  ],
  [
    'no caskets, no outer containers',
    changed((list) => {
      list.lines = list.lines.filter(({ line }) => line !== 'caskets' && line !== 'outer-burial-containers');
      list.items = list.items.filter(({ line }) => line !== 'caskets' && line !== 'outer-burial-containers');
    }),
  ],
  [
    'several containers and caskets',
    changed((list) => {
      lineOf(list, 'direct-cremation').variants!.push({ container: 'Pine box', providedBy: 'funeral-home', priceCents: 139_500 });
      const [oak, fiberboard] = list.items;
      list.items.push({ ...fiberboard!, itemId: '0197a000-0000-7000-8000-000000000070', name: 'Pine box' });
      list.items.push({ ...oak!, itemId: '0197a000-0000-7000-8000-000000000071', name: 'Steel casket', priceCents: 199_500 });
      lineOf(list, 'caskets').maxCents = 199_500;
    }),
  ],
  ['one house', changed((list) => list.branches.splice(1))],
  ['a real home’s', realList()],
];
