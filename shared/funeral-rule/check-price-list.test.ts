import { describe, expect, it } from 'vitest';
import { plants } from '#test/world/planted-faults.ts';
import { discount } from '#test/world/planted-words.ts';
import { lawfulList, rows } from '#test/world/price-lists.ts';
import { realList } from '#test/world/real-price-list.ts';
import type { GeneralPriceList } from '../model/general-price-list.ts';
import type { PriceListBlock } from '../model/price-list-block.ts';
import { checkPriceList } from './check-price-list.ts';
import { composePriceList } from './compose-price-list.ts';
import { mendPriceList } from './mend-price-list.ts';

const on = { today: '2026-11-21', inForceOn: '2026-01-01' };
const check = (list: GeneralPriceList, blocks?: readonly PriceListBlock[]) =>
  checkPriceList(list, blocks ?? composePriceList(list), on);

const placed = (finding: ReturnType<typeof check>[number]) => {
  const { place } = finding;
  if (place.kind === 'setting') return place.field;
  return 'id' in place ? (place.id ?? null) : place.kind;
};

describe('a price list that follows the Rule', () => {
  it('has no findings, in variant A or B, as one list or three', () => {
    expect(check(lawfulList())).toEqual([]);
    const inCaskets = lawfulList();
    inCaskets.basicFee = { ...inCaskets.basicFee, variant: 'in-caskets', amountCents: 79_500 };
    inCaskets.lines[0]!.priceCents = 79_500;
    expect(check(inCaskets)).toEqual([]);
    expect(check({ ...lawfulList(), separateLists: { caskets: false, outerBurialContainers: false } })).toEqual([]);
  });

  it('explains the fee beside its own line too if casket prices include it', () => {
    const list = lawfulList();
    list.basicFee = { ...list.basicFee, variant: 'in-caskets', amountCents: 249_500 };
    const blocks = composePriceList(list);
    const own = blocks.findIndex((block) => block.kind === 'line' && block.line === 'basic-services');
    const beside = blocks[own + 1];
    expect(beside).toMatchObject({ kind: 'disclosure', key: 'D4B', line: 'basic-services' });
    const found = check(
      list,
      blocks.filter((block) => block !== beside),
    );
    expect(found.map(({ clause }) => clause)).toEqual(['16 CFR 453.2(b)(4)(iii)(C)(2)']);
  });

  it('may have discounts that leave the fee for basic services whole', () => {
    const kind = {
      ...discount,
      id: '0197a000-0000-7000-8000-000000000061',
      basisPoints: 10_000,
      appliesTo: ['merchandise' as const],
    };
    expect(check({ ...lawfulList(), discounts: [discount, kind] })).toEqual([]);
  });

  it('may come from a real home', () => {
    expect(checkPriceList(realList())).toEqual([]);
  });

  it('may deny what it may not claim', () => {
    const list = lawfulList();
    list.sections[0]!.text =
      'A casket that you provide is accepted without any fee. State law does not require a vault. A grave liner is required by most cemeteries. No casket is required for cremation. We never sell packages only.';
    expect(check(list)).toEqual([]);
  });
});

describe('a violation of the Rule', () => {
  it.each(plants)('is found with its clause and place: %s', (_, code, clause, place, plant, also = []) => {
    const list = lawfulList();
    plant(list);
    const found = check(list);
    expect(found.map((each) => each.code)).toContain(code);
    const [first] = found.filter((each) => each.code === code && each.clause === `16 CFR ${clause}`);
    expect(first, JSON.stringify(found)).toBeDefined();
    if (place !== null) expect(placed(first!)).toBe(place);
    expect(first!.words.length).toBeGreaterThan(10);
    expect(first!.mend.length).toBeGreaterThan(10);
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    expect(found.map((each) => each.code).toSorted()).toEqual([code, ...also].toSorted());
  });

  it.each(plants)('is gone after its one-click fix, if it has one: %s', (_, _code, _clause, _place, plant) => {
    let list = lawfulList();
    plant(list);
    let found = check(list);
    for (const { fix, id } of found.filter((each) => each.fix)) {
      list = mendPriceList(list, fix!);
      const after = check(list);
      expect(after.map((each) => each.id)).not.toContain(id);
      expect(after.length).toBeLessThan(found.length);
      found = after;
    }
    expect(found.filter((each) => each.fix)).toEqual([]);
  });

  it('usually has a one-click fix', () => {
    const mendable = plants.filter(([, , , , plant]) => {
      const list = lawfulList();
      plant(list);
      return check(list).every(({ fix }) => fix !== undefined);
    });
    expect(mendable.length).toBeGreaterThan(plants.length / 2);
  });

  it('is fixed in one click by listing what is priced but not offered', () => {
    const list = lawfulList();
    list.lines = list.lines.filter(({ line }) => line !== 'hearse');
    list.withheld = [
      {
        serviceId: rows.hearse,
        name: 'Hearse',
        line: 'hearse',
        priceCents: 37_500,
        unit: 'flat',
        note: '',
        isCashAdvance: false,
      },
    ];
    const [found] = check(list);
    expect(found?.fixWords).toBe('Add to the list');
    expect(check(mendPriceList(list, found!.fix!))).toEqual([]);
  });
});

describe('the disclosures', () => {
  const list = lawfulList();
  const blocks = composePriceList(list);
  const places = blocks.flatMap((block, at) =>
    block.kind === 'disclosure' ? [{ at, key: block.key, clause: block.clause }] : [],
  );

  it('are all the ones that the list requires', () => {
    expect(places.map(({ key }) => key)).toEqual(['D1', 'D4A', 'D2', 'D3', 'D5', 'D6', 'D7']);
  });

  it.each(places)('include $key: leaving it out, rewording it, or moving it is a finding', ({ at, key, clause }) => {
    const block = blocks[at] as Extract<PriceListBlock, { kind: 'disclosure' }>;
    const without = blocks.filter((each) => each !== block);
    const codes = (of: readonly PriceListBlock[]) => check(list, of).map((each) => [each.code, each.clause]);
    expect(codes(without)).toEqual([['disclosure-missing', clause]]);
    expect(codes(blocks.map((each) => (each === block ? { ...block, text: block.text.replace(/\w+\.$/, '.') } : each)))).toEqual([
      ['disclosure-missing', clause],
    ]);
    expect(codes([...without, block])).toEqual([['disclosure-misplaced', clause]]);
    expect(codes([block, ...without])).toEqual([['disclosure-misplaced', clause]]);
    expect(key).toBe(block.key);
  });

  it("are not printed where they don't belong", () => {
    const other: PriceListBlock = {
      kind: 'disclosure',
      key: 'S1',
      text: 'Charges are yours.',
      clause: '16 CFR 453.4(b)(2)(i)(B)',
      line: null,
    };
    expect(check(list, [...blocks, other]).map(({ code }) => code)).toEqual(['disclosure-contradicted']);
  });

  it('are on a list that leaves out no price', () => {
    expect(
      check(
        list,
        blocks.filter((block) => !('price' in block && block.key === 'hearse')),
      ).map(({ code }) => code),
    ).toEqual(['offered-not-listed']);
  });
});
