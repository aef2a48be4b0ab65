import { afterEach, describe, expect, it, vi } from 'vitest';
import { type CatalogPart, catalogItem, readPlanningEntries } from '#functions/table/catalog.ts';
import type { Item, Table } from '#functions/table/table.ts';
import { planningCatalog } from './planning-catalog.ts';

const readPlanningCatalog = async (table: Table) => planningCatalog(await readPlanningEntries(table));

const id = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;

/** Returns a table with these entries of the catalog. */
function tableOf(
  entries: readonly (readonly [part: CatalogPart, entityType: string, entry: { id: string; [field: string]: unknown }])[],
): Table {
  const items: Item[] = entries.map(([part, entityType, entry]) => catalogItem(part, entityType, 'ALL', entry));
  return {
    query: async (pk: string) => ({ items: items.filter((item) => item.pk === pk), next: null }),
  } as Partial<Table> as Table;
}

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
  it('fills in what older entries lack', async () => {
    const { services, displayServices } = await readPlanningCatalog(
      tableOf([
        ['SERVICES', 'service', service],
        ['DISPLAY-SERVICES', 'display-service', visiting],
      ]),
    );
    expect(services[0]).toMatchObject({ unit: 'flat', isCashAdvance: false, isActive: true });
    expect(displayServices[0]).toMatchObject({ mappings: [], questions: [], eventOrder: 0 });
    expect(warnings()).toEqual([]);
  });

  it('leaves out only an invalid entry, and reports it once', async () => {
    const table = tableOf([
      ['DISPLAY-SERVICES', 'display-service', visiting],
      ['DISPLAY-SERVICES', 'display-service', { ...visiting, id: id(5), page: 'moon', priceCents: -1 }],
    ]);
    expect((await readPlanningCatalog(table)).displayServices.map((each) => each.id)).toEqual([id(3)]);
    expect(warnings()).toEqual([{ name: 'unsound-entry', message: `display service ${id(5)}: page, priceCents` }]);
    await readPlanningCatalog(table);
    expect(warnings()).toHaveLength(1);
  });

  it("keeps a service whose rule can't run, so that families can still plan, and reports which", async () => {
    const table = tableOf([['DISPLAY-SERVICES', 'display-service', { ...visiting, id: id(6), visibleWhen: { equals: [1, 2] } }]]);
    expect((await readPlanningCatalog(table)).displayServices).toHaveLength(1);
    expect(warnings()).toEqual([
      { name: 'rule-fault', message: `display service ${id(6)}: visibleWhen > equals > There is no such operation` },
    ]);
  });

  it('reports questions that are shown only by each other’s answers', async () => {
    const circle = group([question(7, 'guests', 'days'), question(8, 'days', 'guests')]);
    expect((await readPlanningCatalog(tableOf([['QUESTIONS', 'question-group', circle]]))).questionGroups).toHaveLength(1);
    expect(warnings()).toEqual([{ name: 'rule-cycle', message: 'questions: guests > days' }]);
  });

  it('reports a display service that is shown only by a question of its own', async () => {
    const asks = { id: id(9), isOptional: true, shouldShow: true };
    const { visibleWhen } = question(9, 'rooms', 'rooms');
    const table = tableOf([
      ['QUESTIONS', 'question-group', { ...group([{ ...question(9, 'rooms', ''), visibleWhen: true }]), id: id(10) }],
      ['DISPLAY-SERVICES', 'display-service', { ...visiting, id: id(11), visibleWhen, questions: [asks] }],
    ]);
    expect((await readPlanningCatalog(table)).displayServices).toHaveLength(1);
    expect(warnings()).toEqual([{ name: 'rule-cycle', message: `display service ${id(11)}: rooms` }]);
  });
});
