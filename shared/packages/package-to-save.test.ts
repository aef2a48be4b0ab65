import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SentTemplate, sentTemplateSchema } from '../model/saved-template.ts';
import { templateSchema } from '../model/template.ts';
import { packageToSave } from './package-to-save.ts';

const guids = Array.from({ length: 8 }, (_, at) => `00000000-0000-4000-8000-00000000000${at}`);
const guid = fc.constantFrom(...guids);
const logic = fc.option(fc.constantFrom(true, { '==': [{ var: 'veteran' }, true] }, { and: [true, { var: 'logic' }] }), {
  nil: undefined,
});
const once = (entries: fc.Arbitrary<Record<string, unknown>>, key: string) =>
  fc.uniqueArray(entries, { maxLength: 6, selector: (entry) => entry[key] });

const setting = fc.record({
  displayServiceId: guid,
  isAddOn: fc.boolean(),
  canRemoveInOnlineArrangements: fc.boolean(),
  eventOrder: fc.nat({ max: 40 }),
  mappings: fc.array(fc.record({ serviceId: guid, shouldShow: fc.boolean(), logic }), { maxLength: 6 }),
  questions: fc.array(fc.record({ id: guid, isOptional: fc.boolean(), shouldShow: fc.boolean(), logic }), { maxLength: 6 }),
});
const item = fc.record({
  packageServiceId: guid,
  displayName: fc.constantFrom('Hearse', 'logic'),
  detailText: fc.constant(''),
  isIncluded: fc.boolean(),
});
const sent: fc.Arbitrary<SentTemplate> = fc
  .record({
    id: guid,
    name: fc.constantFrom('Plain', 'Full'),
    priceCents: fc.integer({ min: 1, max: 1_000_000 }),
    packageServices: once(item, 'packageServiceId'),
    displayServices: fc.uniqueArray(guid),
    displayServiceSettings: fc.option(once(setting, 'displayServiceId'), { nil: undefined }),
  })
  .map((each) => sentTemplateSchema.parse(JSON.parse(JSON.stringify(each))));

/** Returns every key of a value, at any depth. */
const keysIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, each]) => [...(Array.isArray(value) ? [] : [key]), ...keysIn(each)]);

const settingIn = (all: SentTemplate['displayServiceSettings'], wanted: string) =>
  all?.find(({ displayServiceId }) => displayServiceId === wanted);

describe('what is stored of a package that is sent', () => {
  it('has no logic, only mappings that show, and only settings of what it offers', () => {
    fc.assert(
      fc.property(sent, (template) => {
        const toSave = packageToSave(template);
        expect(keysIn(toSave)).not.toContain('logic');
        for (const each of toSave.displayServiceSettings ?? []) {
          expect(template.displayServices).toContain(each.displayServiceId);
          const mappings = settingIn(template.displayServiceSettings, each.displayServiceId)?.mappings.filter(
            (one) => one.shouldShow,
          );
          expect(each.mappings).toEqual(mappings?.map(({ serviceId }) => ({ serviceId })));
        }
        const wanted = template.displayServiceSettings?.filter((each) =>
          template.displayServices.includes(each.displayServiceId),
        );
        expect(toSave.displayServiceSettings?.length ?? 0).toBe(wanted?.length ?? 0);
      }),
    );
  });

  it('fits the model and loses no line: included ones first, each part in order', () => {
    fc.assert(
      fc.property(sent, (template) => {
        const toSave = packageToSave(template);
        const whole = { ...toSave, providerLocationId: guids[0], isActive: true, sortOrder: 0, aLaCartePriceCents: 0 };
        expect(templateSchema.parse(whole)).toEqual(whole);
        for (const isIncluded of [true, false])
          expect(toSave.packageServices.filter((each) => each.isIncluded === isIncluded)).toEqual(
            template.packageServices.filter((each) => each.isIncluded === isIncluded),
          );
        const flags = toSave.packageServices.map((each) => each.isIncluded);
        expect(flags).toEqual(flags.toSorted((one, other) => Number(other) - Number(one)));
      }),
    );
  });
});

describe('what is refused before a package is saved', () => {
  const draft = { id: guids[0], name: 'Plain', priceCents: 100, packageServices: [], displayServices: [] };
  const words = (changes: object) =>
    sentTemplateSchema
      .safeParse({ ...draft, ...changes })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

  it.each([
    [{ name: '  ' }, ['name: Give the package a name.']],
    [{ name: 'x'.repeat(121) }, [expect.stringContaining('name: ')]],
    [{ priceCents: -1 }, ['priceCents: A price cannot be negative.']],
    [{ priceCents: 10_000_000_001 }, ['priceCents: A price can be at most $100,000,000.00.']],
    [{ priceCents: 'much' }, ['priceCents: Enter the price in dollars and cents, such as 1,250.00.']],
    [{ priceCents: 1.5 }, ['priceCents: Enter the price in dollars and cents, such as 1,250.00.']],
    [{ priceCents: 0, pricingMethod: 'flat' }, ['priceCents: Enter the flat price of the package.']],
    [
      { isDirectCremation: true, isImmediateBurial: true },
      ['isImmediateBurial: A package is a direct cremation or an immediate burial, not both.'],
    ],
    [{ displayServices: [guids[1], guids[1]] }, ['displayServices: A planner step is in the package twice.']],
  ])('%j', (changes, expected) => expect(words(changes)).toEqual(expected));
});
