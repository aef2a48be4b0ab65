import { describe, expect, it } from 'vitest';
import { answersKept, asTheFamilySees } from './family-says.ts';

const family = (known: object, identifier: string, value: unknown) =>
  answersKept(known as never, true, { identifier, value: value as never });

describe('what a family says about a hazard', () => {
  it('never takes a yes back, and is kept beside it', () => {
    expect(family({ hasImplant: 'yes' }, 'hasImplant', 'no')).toEqual([{ identifier: 'hasImplantAsFamilySays', value: 'no' }]);
    expect(family({ hasImplant: 'yes' }, 'hasImplant', 'unknown')).toEqual([
      { identifier: 'hasImplantAsFamilySays', value: 'unknown' },
    ]);
    expect(family({ hadRadioactiveTreatment: 'yes' }, 'hadRadioactiveTreatment', 'no')).toHaveLength(1);
    expect(family({ implantKinds: ['pacemaker'] }, 'implantKinds', ['pump'])).toEqual([
      { identifier: 'implantKinds', value: ['pacemaker', 'pump'] },
      { identifier: 'implantKindsAsFamilySays', value: ['pump'] },
    ]);
  });

  it('adds a yes, is the answer where there is none, and is gone once they agree again', () => {
    expect(family({ hasImplant: 'no' }, 'hasImplant', 'yes')).toEqual([{ identifier: 'hasImplant', value: 'yes' }]);
    expect(family({}, 'hasImplant', 'no')).toEqual([{ identifier: 'hasImplant', value: 'no' }]);
    expect(family({ hasImplant: 'yes', hasImplantAsFamilySays: 'no' }, 'hasImplant', 'yes')).toEqual([
      { identifier: 'hasImplantAsFamilySays', value: undefined },
    ]);
    expect(family({ hairColor: 'red' }, 'hairColor', 'gray')).toEqual([{ identifier: 'hairColor', value: 'gray' }]);
  });

  it('is settled by staff, and is what the family sees until then', () => {
    const known = { hasImplant: 'yes', hasImplantAsFamilySays: 'no' };
    expect(asTheFamilySees(known)).toMatchObject({ hasImplant: 'no' });
    expect(answersKept(known, false, { identifier: 'hasImplant', value: 'no' })).toEqual([
      { identifier: 'hasImplant', value: 'no' },
      { identifier: 'hasImplantAsFamilySays', value: undefined },
    ]);
  });
});
