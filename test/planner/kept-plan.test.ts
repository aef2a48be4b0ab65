import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { copiedPlan } from '#functions/planning/copied-plan.ts';
import { validPlan } from '#functions/planning/valid-plan.ts';
import type { Arrangement } from '#shared/model/arrangement.ts';
import { arrangementSchema } from '#shared/model/arrangement.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { startingChoices } from '#shared/planner/choices.ts';
import { pricePlan } from '#shared/pricing/price-plan.ts';
import { sampleArrangement } from '#test/world/sample-plan.ts';
import { samplePlannerHome } from '#world/sample-planner-home.ts';

const home = samplePlannerHome('Averell');
const template = home.templates[0]!;
const id = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;

const plan = (changes: Partial<Arrangement> = {}): Arrangement =>
  sampleArrangement({
    arrangementId: id(1),
    providerLocationId: home.locationId,
    completedFinalStep: 5,
    dispositionType: template.dispositionType,
    selectedTemplate: template.id,
    selectedDisplayServices: startingChoices(home, template),
    ...changes,
  });
const chosen = (displayServiceId: string, answers: Arrangement['selectedDisplayServices'][number]['answers'] = []) => ({
  displayServiceId,
  isAddOn: false,
  answers,
  items: [],
});

describe('what is kept of a plan', () => {
  /** Any choices: real ones, made-up ones, answers of any kind to any question. */
  const values = fc.oneof(fc.boolean(), fc.integer(), fc.double({ noNaN: true }), fc.string(), fc.constant(null));
  const answers = fc.array(
    fc.record({ questionId: fc.constantFrom(...home.questions.map((each) => each.id), id(9)), value: values }),
    { maxLength: 6 },
  );
  const ids = [...home.displayServices.map((each) => each.id), ...home.items.slice(0, 20).map((each) => each.id), id(8)];
  const choices = fc.uniqueArray(
    fc.tuple(fc.constantFrom(...ids), answers, fc.boolean()).map(([choice, given, isItem]) => ({
      ...chosen(choice, given as never),
      items: isItem ? [{ locationItemId: choice, quantity: 1 }] : [],
    })),
    { maxLength: 12, selector: (each) => each.displayServiceId },
  );
  const templates = fc.constantFrom(undefined, id(7), ...home.templates.map((each) => each.id));

  it("is still a valid plan at the home, costs the same, and doesn't change when it is kept again", () => {
    fc.assert(
      fc.property(
        choices,
        templates,
        fc.constantFrom(...home.templates),
        (selectedDisplayServices, selectedTemplate, { dispositionType }) => {
          const sent = { ...plan({ dispositionType, selectedDisplayServices: [] }), selectedDisplayServices, selectedTemplate };
          const valid = validPlan(home, sent as Arrangement);
          expect(arrangementSchema.safeParse(valid.arrangement).error).toBeUndefined();
          expect(valid.account.priced).toEqual(pricePlan(home, valid.arrangement));
          const again = validPlan(home, valid.arrangement);
          expect(again).toEqual({ ...valid, dropped: [] });
          expect(JSON.stringify(valid.arrangement)).not.toMatch(new RegExp(`${id(7)}|${id(8)}|${id(9)}`));
        },
      ),
      { seed: 20_260_701, numRuns: 200 },
    );
  });

  describe('answers in a plan', () => {
    const question = (identifier: string) => home.questions.find((each) => each.identifier === identifier)!.id;
    const ashes = home.displayServices.find(({ questions }) => questions.some((each) => each.id === question('ashesShares')))!;
    const offering = home.templates.find(
      (each) => each.displayServices.includes(ashes.id) && each.dispositionType === 'cremation',
    )!;
    const keptWith = (given: Record<string, unknown>) => {
      const answers = Object.entries(given).map(([identifier, value]) => ({ questionId: question(identifier), value }));
      const selectedDisplayServices = [chosen(ashes.id, answers as never)];
      const at = { selectedTemplate: offering.id, dispositionType: offering.dispositionType };
      return validPlan(home, { ...plan(at), selectedDisplayServices });
    };
    const cost = (given: Record<string, unknown>) => keptWith(given).account.priced.totalCents;

    it('count if they are asked for', () => {
      const valid = keptWith({ ashesPlan: 'share', ashesShares: 3 });
      expect(valid.dropped).toEqual([]);
      expect(valid.account.priced.totalCents - cost({ ashesPlan: 'share' })).toBe(7_500);
    });

    it('are dropped and not priced if the question is hidden', () => {
      const valid = keptWith({ ashesPlan: 'scatter', ashesShares: 3 });
      expect(valid.dropped).toEqual([expect.objectContaining({ kind: 'answer', id: question('ashesShares') })]);
      expect(valid.arrangement).toEqual(keptWith({ ashesPlan: 'scatter' }).arrangement);
      expect(valid.account.priced.totalCents).toBe(cost({ ashesPlan: 'scatter' }));
    });

    it.each([1e9, -1, 2.5, 'three', true])('are dropped if they are out of range or of the wrong kind: %j', (value) => {
      const valid = keptWith({ ashesPlan: 'share', ashesShares: value });
      expect(valid.dropped).toEqual([expect.objectContaining({ kind: 'answer', id: question('ashesShares') })]);
      expect(valid.account.priced.totalCents).toBe(cost({ ashesPlan: 'share' }));
    });
  });

  it('keeps what the family chose and answered when the home removes its package, and prices none of it', () => {
    const full = validPlan(home, plan()).arrangement;
    const without = { ...home, templates: home.templates.filter((each) => each.id !== template.id) };
    const valid = validPlan(without, full);
    expect(valid.dropped).toEqual([expect.objectContaining({ kind: 'package', id: template.id })]);
    expect(valid.arrangement.selectedDisplayServices).toEqual(full.selectedDisplayServices);
    expect(valid.arrangement.selectedTemplate).toBeUndefined();
    expect(valid.account.priced.totalCents).toBe(0);
    expect(validPlan(home, { ...valid.arrangement, selectedTemplate: template.id }).arrangement).toEqual(full);
  });

  it('takes nothing from a family because of endless rules, and reports each one to staff once', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const accumulator = { var: 'accumulator' };
    const endless = () => ({ reduce: [Array.from({ length: 40 }, () => 1), { cat: [accumulator, accumulator] }, 'x'] });
    const service = home.displayServices.find(({ id: each }) => template.displayServices.includes(each))!;
    const gift = { id: id(60), name: 'Gift', reason: 'For all', amountCents: 100, when: endless() };
    const discount = { ...gift, appliesTo: ['services' as const] };
    const displayServices = home.displayServices.map((each) => (each === service ? { ...each, visibleWhen: endless() } : each));
    const odd: PlannerHome = { ...home, displayServices, priceList: { ...home.priceList!, discounts: [discount] } };
    const sent = plan({ selectedDisplayServices: [chosen(service.id)] });
    const valid = [validPlan(odd, sent), validPlan(odd, { ...sent })];
    const warnings = warn.mock.calls.map(([line]) => JSON.parse(line as string).error);
    warn.mockRestore();
    for (const { arrangement, dropped, account } of valid) {
      expect([arrangement.selectedDisplayServices.map((each) => each.displayServiceId), dropped]).toEqual([[service.id], []]);
      expect(account.priced.lines.map(({ label }) => label)).not.toContain('Gift');
    }
    const words = 'The rule takes more than 100,000 steps';
    expect(warnings).toEqual([
      { name: 'rule-run', message: `display service ${service.id}: visibleWhen > ${words}` },
      { name: 'rule-run', message: `price list of ${home.locationId}: discounts > 0 > when > ${words}` },
    ]);
  });
});

describe('a copy for another home', () => {
  const other = samplePlannerHome('Fernandes');

  it('keeps people and timing, drops the package, and switches to the other home’s items', () => {
    const [item] = home.items;
    const [counterpart] = other.items;
    const locationItem = (at: string, locationItemId: string, itemId: string) => ({
      id: locationItemId,
      providerLocationId: at,
      itemId,
      itemCategoryId: item!.itemCategoryId,
      priceCents: 1,
      isActive: true,
      isSpecialOrder: false,
      sortOrder: 0,
    });
    const here = [locationItem(home.locationId, item!.id, id(50)), locationItem(home.locationId, home.items[1]!.id, id(51))];
    const there = [locationItem(other.locationId, counterpart!.id, id(50))];
    const items = [item!.id, home.items[1]!.id].map((each) => ({
      ...chosen(each),
      items: [{ locationItemId: each, quantity: 2 }],
    }));
    const copy = copiedPlan(plan({ selectedDisplayServices: items }), { home: other, locationItems: there }, here, id(2));
    expect(copy.arrangement).toMatchObject({
      arrangementId: id(2),
      providerLocationId: other.locationId,
      completedFinalStep: 4,
      timing: 'at-need',
      contacts: plan().contacts,
      selectedDisplayServices: [{ displayServiceId: counterpart!.id, items: [{ locationItemId: counterpart!.id, quantity: 2 }] }],
    });
    expect(copy.dropped.map(({ kind, id: gone }) => [kind, gone])).toEqual([
      ['package', template.id],
      ['item', home.items[1]!.id],
    ]);
  });
});
