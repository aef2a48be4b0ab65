import { describe, expect, it } from 'vitest';
import { planChoicesSchema } from '#shared/model/plan-choices.ts';
import { id } from '#test/world/plain-id.ts';
import { packageOf, smallHome } from '#test/world/small-planner-home.ts';
import { priceBookOf } from './price-book.ts';
import { pricePlan } from './price-plan.ts';

/** Returns the small home with a private viewing besides the public one, under the same line of its list. */
function homeWithEntry() {
  const home = smallHome();
  const list = home.priceList!;
  const entry = {
    serviceId: id('film'),
    name: 'A private hour',
    priceCents: 12_000,
    unit: 'hour' as const,
    note: 'By appointment',
  };
  return smallHome({
    priceList: {
      ...list,
      lines: list.lines.map((line) => (line.line === 'viewing-facilities' ? { ...line, entries: [entry] } : line)),
    },
    services: home.services.map((service) =>
      service.id === id('film')
        ? { ...service, name: entry.name, gplLine: 'viewing-facilities', unit: 'hour', priceCents: 12_000 }
        : service,
    ),
  });
}

const planOf = (...names: string[]) =>
  planChoicesSchema.parse({
    timing: 'at-need',
    type: 'someone-else',
    dispositionType: 'burial',
    selectedServicePreferences: [],
    selectedDisplayServices: names.map((name) => ({ displayServiceId: id(name), answers: [], items: [] })),
  });

describe('a service with its own entry under a line', () => {
  const home = homeWithEntry();

  it('has the price and key of its entry, and still counts toward the line', () => {
    expect(priceBookOf(home).service(id('film'))).toMatchObject({
      key: `service:${id('film')}`,
      label: 'A private hour',
      detail: 'By appointment',
      unitCents: 12_000,
      unit: 'hour',
      gplLine: 'viewing-facilities',
    });
    expect(priceBookOf(home).service(id('view'))).toMatchObject({ key: 'line:viewing-facilities', unitCents: 50_000 });
    expect(priceBookOf(home).line('viewing-facilities').label).toBe('Service view');
  });

  it('is charged in addition to the line, whichever was chosen first', () => {
    for (const names of [
      ['vs', 'fi'],
      ['fi', 'vs'],
    ])
      expect(
        pricePlan(home, planOf(...names))
          .lines.filter(({ gplLine }) => gplLine === 'viewing-facilities')
          .map(({ key, amountCents }) => [key, amountCents])
          .sort(),
      ).toEqual([
        ['line:viewing-facilities', 50_000],
        [`service:${id('film')}`, 12_000],
      ]);
  });

  it('is included in a package that names it, and the line in one that names the line', () => {
    const template = packageOf('two', ['viewing-facilities']);
    const [first] = template.packageServices;
    const both = { ...template, packageServices: [first!, { ...first!, packageServiceId: id('p9'), serviceId: id('film') }] };
    expect(
      priceBookOf(home)
        .included(both)
        .map(({ key }) => key),
    ).toEqual(['line:viewing-facilities', `service:${id('film')}`]);
  });

  it('leaves the line the words of the service that prices it, or the home’s own', () => {
    const list = home.priceList!;
    const named = (changes: object) =>
      priceBookOf({ ...home, priceList: { ...list, lines: list.lines.map((line) => ({ ...line, ...changes })) } });
    expect(named({ name: 'In our words' }).line('hearse').label).toBe('In our words');
  });
});
