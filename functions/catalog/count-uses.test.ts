import { describe, expect, it } from 'vitest';
import { inStatus } from '#functions/table/case-list.ts';
import { homeLists } from '#functions/table/home-index.ts';
import type { Table } from '#functions/table/table.ts';
import type { AnyCatalog } from '#shared/catalog/catalog-faults.ts';
import { nounNames } from '#shared/catalog/noun-names.ts';
import { countUses, UseCounter } from './count-uses.ts';

const id = (digit: number) => `0000000${digit}-0000-4000-8000-000000000000`;
const none = Object.fromEntries(nounNames.map((noun) => [noun, []])) as unknown as AnyCatalog;
const service = (digit: number, more: object = {}) => ({
  id: id(digit),
  serviceCategoryId: id(9),
  name: `Service ${digit}`,
  sortOrder: digit,
  isActive: true,
  ...more,
});
const catalog = {
  ...none,
  services: [service(2, { gplLine: 'embalming' }), service(1, { gplLine: 'embalming' })],
  items: [{ id: id(3) }],
  questionGroups: [{ id: id(4), questions: [{ id: id(5) }] }],
  preferenceGroups: [{ id: id(6), preferences: [{ id: id(7) }] }],
} as unknown as AnyCatalog;
const counts = (more: object) => ({ homes: 0, packages: 0, plans: 0, cases: 0, documents: 0, ...more });

describe('the uses of entries', () => {
  it('count everyone once, and what nobody has not at all', () => {
    const counter = new UseCounter(catalog);
    counter.add('packages', [{ services: [{ serviceId: id(1) }, { serviceId: id(1) }], note: id(8) }]);
    counter.add('packages', [{ services: [{ serviceId: id(1) }] }]);
    counter.add('cases', []);
    expect(counter.counted).toEqual([{ id: id(1), ...counts({ packages: 2 }) }]);
  });

  it('count a group for its questions and wishes, and an item for a home’s own offer of it', () => {
    const counter = new UseCounter(catalog);
    counter.add('plans', [{ answers: { [id(5)]: true }, wishes: [id(7)], items: [id(8)] }], new Map([[id(8), id(3)]]));
    expect(counter.counted).toEqual([id(3), id(4), id(6)].map((each) => ({ id: each, ...counts({ plans: 1 }) })));
  });

  it('take a line of a price list that names no service as the first one’s', () => {
    const counter = new UseCounter(catalog);
    const lines = [{ line: 'embalming', priceCents: 100, unit: 'flat', entries: [{ serviceId: id(2) }] }];
    expect(counter.servicesOn({ lines } as never)).toEqual([[id(1), [{ serviceId: id(2) }]]]);
    expect(counter.servicesOn(undefined)).toEqual([]);
  });

  it('count a home for the template that its papers follow', async () => {
    const rows: Record<string, object[]> = { [homeLists.name.pk]: [{ id: id(1) }] };
    const paper = {
      pk: 'x',
      sk: 'GPL',
      entityType: 'home-paper',
      version: 1,
      templateId: id(8),
      hiddenSectionIds: [],
      footer: '',
    };
    const table = {
      query: async (pk: string) => ({ items: rows[pk] ?? [], next: null }),
      getMany: async (keys: object[]) => (keys.length === 2 ? [paper] : []),
    } as unknown as Table;
    const counted = await countUses(table, { ...none, gplTemplates: [{ id: id(8) }] } as unknown as AnyCatalog);
    expect(counted).toEqual([{ id: id(8), ...counts({ homes: 1 }) }]);
  });

  it('count the documents of cases that were begun from a template, and none that a template has no more', async () => {
    const [homeId, caseId] = [id(1), id(2)];
    const place = (template: string, documentId: string | null) => ({ sk: `DOCUMENT-OF#${template}`, documentId });
    const rows: Record<string, object[]> = {
      [homeLists.name.pk]: [{ id: homeId }],
      [inStatus(homeId, 'active').list]: [{ id: caseId }],
      [`CASE#${caseId} DOCUMENT-OF#`]: [place(id(8), id(3)), place(id(9), null)],
    };
    const table = {
      query: async (pk: string, { startsWith }: { startsWith?: string }) => ({
        items: rows[startsWith ? `${pk} ${startsWith}` : pk] ?? [],
        next: null,
      }),
      getMany: async () => [],
    } as unknown as Table;
    const templates = { ...none, templateDocuments: [{ id: id(8) }, { id: id(9) }] } as unknown as AnyCatalog;
    expect(await countUses(table, templates)).toEqual([{ id: id(8), ...counts({ documents: 1 }) }]);
  });
});
