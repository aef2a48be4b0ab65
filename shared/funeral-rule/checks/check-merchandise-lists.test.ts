import { describe, expect, it } from 'vitest';
import { lawfulList } from '#test/world/price-lists.ts';
import type { PriceListPaper } from '../../model/enumerations/price-list.ts';
import type { PriceListBlock } from '../../model/price-list-block.ts';
import { checkPriceList } from '../check-price-list.ts';
import { composePapers } from '../compose-merchandise-lists.ts';
import { disclosures } from '../disclosures.ts';
import { findingsOfPaper, type GoodsPaper, goodsPaperOf } from '../findings-of-paper.ts';
import { checkMerchandiseLists } from './check-merchandise-lists.ts';

const list = lawfulList();
const papers = composePapers(list);
const goods = papers.filter(({ paper }) => paper !== 'gpl');

/** Checks the lists with one of them printed in other blocks. */
const checkWith = (paper: PriceListPaper, blocks: readonly PriceListBlock[]) =>
  checkMerchandiseLists(
    list,
    papers.map((each) => (each.paper === paper ? { paper, blocks } : each)),
  ).map(({ code, clause }) => [code, clause.replace('16 CFR ', '')]);

const letter = (paper: PriceListPaper) => (paper === 'casket-price-list' ? 2 : 3);

describe('the lists of caskets and outer burial containers', () => {
  it('have no findings as they are composed, and none at homes that list those on the general price list', () => {
    expect(goods.map(({ paper }) => paper)).toEqual(['casket-price-list', 'outer-burial-container-price-list']);
    expect(checkMerchandiseLists(list)).toEqual([]);
    const one = { ...list, separateLists: { caskets: false, outerBurialContainers: false } };
    expect(checkMerchandiseLists(one, [])).toEqual([]);
  });

  const printed = goods.flatMap(({ paper, blocks }) =>
    blocks.flatMap((block, at) => (block.kind === 'heading' || block.kind === 'branch' ? [] : [{ paper, kind: block.kind, at }])),
  );
  it.each(printed)('have a finding if $paper lacks its $kind ($at)', ({ paper, kind, at }) => {
    const { blocks } = goods.find((each) => each.paper === paper)!;
    const own = `453.2(b)(${letter(paper)})`;
    const expected = {
      provider: ['head-missing', `${own}(ii)`],
      title: ['head-missing', `${own}(ii)`],
      effective: ['head-missing', `${own}(i)`],
      item: ['offered-not-listed', `${own}(i)`],
      disclosure: ['disclosure-missing', '453.3(c)(2)'],
    }[kind as string];
    expect(checkWith(paper, blocks.toSpliced(at, 1))).toEqual([expected]);
  });

  it('have a finding for an item without its description, or at another price', () => {
    for (const { paper, blocks } of goods) {
      const at = blocks.findIndex(({ kind }) => kind === 'item');
      const changed = (patch: object) => blocks.with(at, { ...blocks[at], ...patch } as PriceListBlock);
      const clause = `453.2(b)(${letter(paper)})(i)`;
      expect(checkWith(paper, changed({ notes: [] }))).toEqual([['notes-missing', clause]]);
      expect(checkWith(paper, changed({ price: '$1.00' }))).toEqual([['offered-not-listed', clause]]);
    }
  });

  it('have a finding for every word that D7 lacks, and for D7 below the prices', () => {
    const { paper, blocks } = goods.find((each) => each.paper === 'outer-burial-container-price-list')!;
    const at = blocks.findIndex(({ kind }) => kind === 'disclosure');
    const { text } = disclosures.D7;
    for (const word of text.split(' ').keys()) {
      const less = { ...blocks[at], text: text.split(' ').toSpliced(word, 1).join(' ') } as PriceListBlock;
      expect(checkWith(paper, blocks.with(at, less))).toEqual([['disclosure-missing', '453.3(c)(2)']]);
    }
    const below = [...blocks.toSpliced(at, 1), blocks[at] as PriceListBlock];
    expect(checkWith(paper, below)).toEqual([['disclosure-misplaced', '453.3(c)(2)']]);
  });
});

describe('the findings of one list', () => {
  const both: GoodsPaper[] = ['casket-price-list', 'outer-burial-container-price-list'];
  const found = (change: (changed: typeof list) => void) => {
    const changed = structuredClone(list);
    change(changed);
    const findings = checkPriceList(changed, undefined, { today: '2026-11-21' });
    expect(findings.length).toBeGreaterThan(0);
    return both.filter((paper) => findingsOfPaper(findings, paper).length > 0);
  };
  const lineOf = (line: string) => list.items.findIndex((item) => item.line === line);

  it('are those of its own items', () => {
    for (const line of ['caskets', 'alternative-container', 'outer-burial-containers'] as const) {
      const vague = found((changed) => Object.assign(changed.items[lineOf(line)]!, { description: 'Model 7' }));
      expect(vague, line).toEqual([goodsPaperOf(line)]);
    }
    expect(found((changed) => Object.assign(changed.basicFee, { services: '' }))).toEqual([]);
    expect(goodsPaperOf('urn')).toBeUndefined();
  });

  it('are those of what all lists have in common: the name of the home, and the date', () => {
    expect(found((changed) => Object.assign(changed, { effectiveOn: null }))).toEqual(both);
    expect(found((changed) => Object.assign(changed, { home: '' }))).toEqual(both);
  });
});
