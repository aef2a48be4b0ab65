import { afterEach, describe, expect, it, vi } from 'vitest';
import { planningEntries, planningNouns } from '#functions/catalog/read-catalog.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import { planningCatalog } from './planning-catalog.ts';

type Stored = { id: string; [field: string]: unknown };

/** Returns what planning makes of a catalog that has these entries, as they are stored, and no others. */
function catalogOf(entries: Partial<Record<NounName, readonly Stored[]>>) {
  const none = Object.fromEntries(planningNouns.map((noun) => [noun.split('/')[0], []]));
  return planningCatalog(planningEntries({ ...none, ...entries } as never));
}

const id = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;

const service = { id: id(1), serviceCategoryId: id(2), name: 'Film', sortOrder: 0 };
const visiting = { id: id(3), name: 'Visiting', page: 'service-details', priceCents: 0 };
const group = (questions: object[]) => ({ id: id(4), name: 'Group', kind: 'pricing', page: 'service-details', questions });
const question = (nth: number, identifier: string, reads: string) => ({
  id: id(nth),
  identifier,
  question: 'How many?',
  fieldType: 'integer',
  visibleWhen: { '>': [{ var: reads }, 1] },
});

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => warn.mockClear());
const warnings = () => warn.mock.calls.map(([line]) => JSON.parse(line as string).error as { name: string; message: string });

describe('the catalog of planning', () => {
  it('fills in what older entries lack', () => {
    const { services, displayServices } = catalogOf({ services: [service], displayServices: [visiting] });
    expect(services[0]).toMatchObject({ unit: 'flat', isCashAdvance: false, isActive: true });
    expect(displayServices[0]).toMatchObject({ mappings: [], questions: [], eventOrder: 0 });
    expect(warnings()).toEqual([]);
  });

  it('leaves out only an invalid entry, and reports it once', () => {
    const entries = { displayServices: [visiting, { ...visiting, id: id(5), page: 'moon', priceCents: -1 }] };
    expect(catalogOf(entries).displayServices.map((each) => each.id)).toEqual([id(3)]);
    expect(warnings()).toEqual([{ name: 'unsound-entry', message: `display service ${id(5)}: page, priceCents` }]);
    catalogOf(entries);
    expect(warnings()).toHaveLength(1);
  });

  it("keeps a service whose rule can't run, so that families can still plan, and reports which", () => {
    const broken = { ...visiting, id: id(6), visibleWhen: { equals: [1, 2] } };
    expect(catalogOf({ displayServices: [broken] }).displayServices).toHaveLength(1);
    expect(warnings()).toEqual([
      { name: 'rule-fault', message: `display service ${id(6)}: visibleWhen > equals > There is no such operation` },
    ]);
  });

  it('reports questions that are shown only by each other’s answers', () => {
    const circle = group([question(7, 'guests', 'days'), question(8, 'days', 'guests')]);
    expect(catalogOf({ questionGroups: [circle] }).questionGroups).toHaveLength(1);
    expect(warnings()).toEqual([{ name: 'rule-cycle', message: 'questions: guests > days' }]);
  });

  it('reports a display service that is shown only by a question of its own', () => {
    const asks = { id: id(9), isOptional: true, shouldShow: true };
    const { visibleWhen } = question(9, 'rooms', 'rooms');
    const { displayServices } = catalogOf({
      questionGroups: [{ ...group([{ ...question(9, 'rooms', ''), visibleWhen: true }]), id: id(10) }],
      displayServices: [{ ...visiting, id: id(11), visibleWhen, questions: [asks] }],
    });
    expect(displayServices).toHaveLength(1);
    expect(warnings()).toEqual([{ name: 'rule-cycle', message: `display service ${id(11)}: rooms` }]);
  });
});
