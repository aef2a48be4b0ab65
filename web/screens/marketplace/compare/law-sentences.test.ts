import { describe, expect, it } from 'vitest';
import type { LocationProfile, PriceListLine } from '#shared/contract/marketplace-views.ts';
import { disclosureText } from '#shared/funeral-rule/disclosures.ts';
import { lawSentences } from './law-sentences.ts';

const line = (key: PriceListLine['line'], rest: Partial<PriceListLine> = {}): PriceListLine => ({
  line: key,
  minCents: 100,
  maxCents: 100,
  unit: 'flat',
  note: '',
  variants: [],
  name: '',
  entries: [],
  ...rest,
});
const home = (id: string, lines: PriceListLine[]): Pick<LocationProfile, 'id' | 'name' | 'priceList'> => ({
  id,
  name: `Home ${id}`,
  priceList: { effectiveOn: '2026-10-01', lines, versions: [], basicFee: null },
});
const container = (label: string) =>
  line('direct-cremation', { variants: [{ label, providedBy: 'funeral-home', priceCents: 100 }] });

describe('lawSentences', () => {
  it('gives what is the same at every home once', () => {
    expect(lawSentences('embalming', [home('a', [line('embalming')]), home('b', [line('embalming')])])).toEqual([
      { key: 'D2', clause: '16 CFR 453.3(a)(2)(ii)', common: disclosureText('D2'), ofHomes: [] },
    ]);
  });

  it('separates what each home fills in, and together they are the exact disclosure', () => {
    const containers = { a: 'fiberboard box', b: 'plywood box. Two sizes' };
    const homes = [home('a', [container(containers.a)]), home('b', [container(containers.b)]), home('c', [])];
    const [sentence, ...more] = lawSentences('direct-cremation', homes);
    expect(more).toEqual([]);
    expect(sentence?.ofHomes.map(({ homeName }) => homeName)).toEqual(['Home a', 'Home b']);
    expect(sentence?.ofHomes.map(({ text }) => `${sentence.common} ${text}`)).toEqual([
      disclosureText('D3', containers.a),
      disclosureText('D3', containers.b),
    ]);
  });

  it('keeps what only one home says', () => {
    const homes = [
      home('a', [line('basic-services', { note: 'Our services include: the arrangement conference and permits.' })]),
      home('b', [line('basic-services')]),
    ];
    const [sentence] = lawSentences('basic-services', homes);
    expect(sentence?.ofHomes).toEqual([
      { homeId: 'a', homeName: 'Home a', text: 'Our services include the arrangement conference and permits.' },
    ]);
  });

  it('is empty for a line that nobody lists, or that has no disclosure', () => {
    expect(lawSentences('embalming', [home('a', []), { id: 'b', name: 'B', priceList: null }])).toEqual([]);
    expect(lawSentences('hearse', [home('a', [line('hearse')])])).toEqual([]);
  });
});
