import { describe, expect, it } from 'vitest';
import { serviceSections } from './service-sections.ts';

const [first, other] = ['018f4a2b-0000-7000-8000-000000000001', '018f4a2b-0000-7000-8000-000000000002'] as const;
const [hearse, chapel] = ['018f4a2b-0000-7000-8000-00000000000a', '018f4a2b-0000-7000-8000-00000000000b'] as const;
const section = (id: string, serviceIds: string[], showOn: string[], more: object = {}) =>
  serviceSections.schema.parse({ id, name: 'Transport', sectionType: 'services', serviceIds, showOn, ...more });
const faults = (...sections: ReturnType<typeof section>[]) => serviceSections.faultsIn?.(sections, {} as never);

describe('a paper', () => {
  it('prints a service once: the later of two sections is refused, and so is a section that has it twice', () => {
    const message = 'Another section prints this service already: Contract.';
    expect(
      faults(
        section(first, [hearse], ['contract', 'general-price-list']),
        section(other, [chapel, hearse], ['contract'], { sortOrder: 1 }),
      ),
    ).toEqual([{ id: other, path: ['serviceIds', 1], message }]);
    expect(faults(section(first, [hearse, hearse], ['contract']))).toEqual([{ id: first, path: ['serviceIds', 1], message }]);
  });

  it('may print what a retired section printed', () => {
    const retired = { ...section(first, [hearse], ['contract']), isRetired: true };
    expect(faults(retired, section(other, [hearse], ['contract'], { sortOrder: 1 }))).toEqual([]);
  });

  it('may print what another paper prints, or what a withdrawn section printed', () => {
    expect(faults(section(first, [hearse], ['contract']), section(other, [hearse], ['general-price-list']))).toEqual([]);
    expect(faults(section(first, [hearse], ['contract']), section(other, [hearse], ['contract'], { isActive: false }))).toEqual(
      [],
    );
  });
});
