import { describe, expect, it } from 'vitest';
import type { ComparedLine } from '#shared/contract/case-contracts-views.ts';
import type { SelectedDisplayService } from '#shared/model/arrangement.ts';
import { arrangementStep } from '#shared/model/enumerations/case.ts';
import { emptySelection, type Selection } from '#shared/model/selection.ts';
import { factsAt, isServiceOfStep } from './case-facts.ts';
import { besides, firstStep, papersBefore, stepNamed, titleOf } from './conference-steps.ts';
import { foundGoods } from './found-goods.ts';
import { notGiven, warningWords } from './given-lists.ts';
import { unitsOfItem, withDifference, withItem, withoutService } from './selected-pieces.ts';
import { amountWords, isTakeable, takeLine } from './take-line.ts';

const id = (nth: number) => `00000000-0000-4000-8000-00000000000${nth}`;
const service = (nth: number, more: Partial<SelectedDisplayService> = {}): SelectedDisplayService => ({
  displayServiceId: id(nth),
  isAddOn: false,
  answers: [],
  items: [],
  ...more,
});
const item = (nth: number, quantity: number) => service(nth, { isAddOn: true, items: [{ locationItemId: id(nth), quantity }] });
const having = (selectedDisplayServices: SelectedDisplayService[], more: Partial<Selection['choices']> = {}): Selection => ({
  ...emptySelection,
  choices: { ...emptySelection.choices, selectedDisplayServices, ...more },
});

describe('the steps of the conference', () => {
  it('come in the order of the arrangement, each with a title, and none before the first or after the last', () => {
    const walked = [firstStep(null)];
    for (let { after } = besides(walked[0]!); after; { after } = besides(after)) walked.push(after);
    expect(walked).toEqual(arrangementStep.values);
    expect(new Set(walked.map(titleOf)).size).toBe(walked.length);
    expect(besides('disposition').before).toBeUndefined();
    for (const step of walked) expect(factsAt(step).links.length).toBeGreaterThan(0);
  });

  it('begin where the conference was, and are named by their address alone', () => {
    expect(firstStep('summary')).toBe('summary');
    expect([stepNamed('death-certificates'), stepNamed('elsewhere'), stepNamed(undefined)]).toEqual([
      'death-certificates',
      undefined,
      undefined,
    ]);
  });

  it('show the services of the case that belong to them', () => {
    expect(isServiceOfStep('services', 'service-details')).toBe(true);
    expect(isServiceOfStep('services', 'additional-services')).toBe(false);
    expect(isServiceOfStep('additional-services', 'service-details')).toBe(false);
    expect(isServiceOfStep('template', 'additional-services')).toBe(true);
  });
});

describe('price lists', () => {
  const papers = ['gpl', 'casket-price-list', 'outer-burial-container-price-list'] as const;
  const category = (gplLine: 'caskets' | 'outer-burial-containers' | 'urn') => ({
    isBeyond: false,
    category: {
      id: id(1),
      name: 'Goods',
      description: '',
      kind: 'other',
      pages: [],
      gplLine,
      isRental: false,
      isActive: true,
      sortOrder: 0,
    } as never,
  });

  it('come before prices, before caskets, and before outer burial containers', () => {
    expect(papersBefore('disposition', papers, [])).toEqual([]);
    expect(papersBefore('template', papers, [])).toEqual(['gpl']);
    expect(papersBefore('interment-merchandise', papers, [category('caskets'), category('outer-burial-containers')])).toEqual(
      papers,
    );
    expect(papersBefore('memorial-merchandise', papers, [category('urn')])).toEqual(['gpl']);
  });

  it('are asked for only if the home has them as papers of their own', () => {
    expect(papersBefore('interment-merchandise', ['gpl'], [category('caskets')])).toEqual(['gpl']);
  });

  it('are missing until someone records them, and the warning says before what', () => {
    const given = [
      { versionId: id(1), paper: 'gpl' as const, to: 'Ada', how: 'in-person' as const, at: '2026-11-20T10:00:00.000Z' },
    ];
    expect(notGiven(papers, given)).toEqual(['casket-price-list', 'outer-burial-container-price-list']);
    expect(warningWords('casket-price-list')).toBe(
      'Give the family the Casket Price List before you show caskets or their pictures.',
    );
  });
});

describe('taking a line from the plan', () => {
  const home = { templates: [{ id: id(9) }, { id: id(8) }] as never };
  const take = (selection: Selection, plan: Selection, line: Pick<ComparedLine, 'key' | 'of'>) =>
    takeLine(home, selection, plan.choices, line).choices;

  it('adds, replaces, and removes one choice, and leaves the others in their places', () => {
    const selection = having([service(1), item(2, 1), service(3)]);
    const plan = having([item(2, 4), item(4, 1)]);
    const chosen = (of: string) => take(selection, plan, { key: `item:${of}`, of }).selectedDisplayServices;
    expect(chosen(id(2))).toEqual([service(1), item(2, 4), service(3)]);
    expect(chosen(id(4))).toEqual([service(1), item(2, 1), service(3), item(4, 1)]);
    expect(chosen(id(3))).toEqual([service(1), item(2, 1)]);
  });

  it('takes an item that is in the answers of a service, with that service', () => {
    const answered = service(1, { answers: [{ questionId: id(5), value: [{ locationItemId: id(6), quantity: 2 }] }] });
    const { selectedDisplayServices } = take(having([service(1)]), having([answered]), { key: 'item:six', of: id(6) });
    expect(selectedDisplayServices).toEqual([answered]);
    expect(take(having([answered]), having([service(1)]), { key: 'item:six', of: id(6) }).selectedDisplayServices).toEqual([
      service(1),
    ]);
  });

  it('takes the package with its disposition, also for what follows from both', () => {
    const selection = having([service(1)], { selectedTemplate: id(9), dispositionType: 'burial' });
    const plan = having([], { selectedTemplate: id(8), dispositionType: 'cremation' });
    for (const of of [id(9), id(8), null])
      expect(take(selection, plan, { key: 'package', of })).toEqual({
        ...selection.choices,
        selectedTemplate: id(8),
        dispositionType: 'cremation',
      });
    const without = take(selection, having([]), { key: 'package', of: id(9) });
    expect(without.selectedTemplate).toBeUndefined();
  });

  it('lets another quantity and an entered amount of that line give way', () => {
    const decided = { reason: 'More guests', by: id(1), on: '2026-11-20T10:00:00.000Z' };
    const selection = {
      ...having([item(2, 1)]),
      quantityChanges: ['item:two', 'item:three'].map((lineKey) => ({ lineKey, quantity: 3, ...decided })),
    };
    const taken = takeLine(home, selection, having([item(2, 4)]).choices, { key: 'item:two', of: id(2) });
    expect(taken.quantityChanges.map(({ lineKey }) => lineKey)).toEqual(['item:three']);
  });

  it('changes nothing where only the price of the list is another', () => {
    const [sent, now] = [
      { quantity: 1, amountCents: 10_000 },
      { quantity: 1, amountCents: 12_000 },
    ];
    expect(isTakeable({ selection: now, today: { ...now } })).toBe(false);
    expect(isTakeable({ selection: null, today: now })).toBe(true);
    expect([amountWords(null), amountWords(sent), amountWords({ quantity: 3, amountCents: 30_000 })]).toEqual([
      'Not in it',
      '$100.00',
      '3 for $300.00',
    ]);
  });
});

describe('pieces of the choices', () => {
  it('sets a quantity in its place, and takes out only what it names', () => {
    const selection = having([item(1, 2), service(2)]);
    expect(withItem(selection, id(1), 5).choices.selectedDisplayServices).toEqual([item(1, 5), service(2)]);
    expect(withItem(selection, id(3), 1).choices.selectedDisplayServices).toEqual([item(1, 2), service(2), item(3, 1)]);
    expect(withItem(selection, id(1), 0).choices.selectedDisplayServices).toEqual([service(2)]);
    expect(withItem(selection, id(9), 0).choices.selectedDisplayServices).toEqual([item(1, 2), service(2)]);
    expect(withoutService(selection, id(2)).choices.selectedDisplayServices).toEqual([item(1, 2)]);
    expect([unitsOfItem(selection, id(1)), unitsOfItem(selection, id(7))]).toEqual([2, 0]);
  });

  it('makes a swap again over what a colleague chose meanwhile', () => {
    const [before, after] = [having([item(1, 4), service(2)]), having([item(1, 2), item(3, 1)], { selectedTemplate: id(8) })];
    const colleague = having([item(1, 4), service(2), service(5)], { dispositionType: 'burial' });
    const swapped = withDifference(colleague, before.choices, after.choices);
    expect(swapped.choices.selectedDisplayServices).toEqual([item(1, 2), service(5), item(3, 1)]);
    expect(swapped.choices).toMatchObject({ dispositionType: 'burial', selectedTemplate: id(8) });
    expect(withDifference(swapped, after.choices, before.choices).choices.selectedTemplate).toBeUndefined();
  });
});

it('finds goods by every word of their names, those that were chosen first', () => {
  const goods = ['Oak casket', 'Pine casket', 'Oak urn'].map((name, nth) => ({
    id: id(nth),
    itemCategoryId: id(9),
    name,
    priceCents: 1,
  }));
  const names = (typed: string) => foundGoods(goods, typed, (each) => each === id(2)).map(({ name }) => name);
  expect(names('')).toEqual(['Oak urn', 'Oak casket', 'Pine casket']);
  expect(names(' CASKET oak ')).toEqual(['Oak casket']);
  expect(names('marble')).toEqual([]);
});
