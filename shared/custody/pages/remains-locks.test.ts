import { describe, expect, it } from 'vitest';
import type { DecedentStatus } from '../../model/enumerations/case.ts';
import type { Reduction } from '../../model/handoff.ts';
import { fieldsOf } from './care-field.ts';
import { crematedRemainsPage } from './cremated-remains-page.ts';
import { isReleaseOwed, remainsLocks } from './remains-locks.ts';

const started = { on: '2026-03-05T12:00:00.000Z', by: 'someone', byName: 'Omar Perez' };
const reduction = { act: 'cremation', discNumber: '4411', started } as Reduction;
const before = { status: 'in-care' as DecedentStatus, reduction: undefined, values: {}, isClosed: false, mayCorrect: false };
const locked = (of: Partial<Parameters<typeof remainsLocks>[0]>) =>
  remainsLocks({ ...before, ...of }).locked.map(({ name }) => name);
const all = fieldsOf(crematedRemainsPage).map(({ name }) => name);

describe('what of the cremated remains can’t be changed', () => {
  it('is what is written of a cremation, until its start is recorded', () => {
    for (const status of ['in-care', 'preparation-completed', 'transferred'] as const) {
      expect(locked({ status })).toEqual(
        expect.arrayContaining(['startedAt', 'endedAt', 'discNumber', 'operator', 'packagedAt']),
      );
      expect(locked({ status })).not.toContain('deliveredAt');
      expect(locked({ status, reduction })).toEqual(['startedAt', 'endedAt']);
    }
  });

  it('is nothing of remains that came back from a facility without an account', () => {
    expect(locked({ status: 'cremated-remains-in-care' })).toEqual([]);
  });

  it('is everything after the release, but for what the mail says of a mailed one', () => {
    const released = { status: 'cremated-remains-in-family-care', reduction, isClosed: true } as const;
    expect(locked(released)).toEqual(all);
    const mailed = remainsLocks({ ...before, ...released, values: { releaseMethod: 'mail' } });
    expect([...mailed.stillOpen]).toEqual(['trackingNumber', 'deliveredOn']);
    expect(mailed.locked.map(({ name }) => name)).toEqual(all.filter((name) => !mailed.stillOpen.has(name)));
  });

  it('is left to an owner or admin who opened the page again after the release', () => {
    const opened = { status: 'laid-to-rest', reduction } as const;
    expect(locked(opened)).toEqual(all);
    expect(locked({ ...opened, mayCorrect: true })).toEqual(['startedAt', 'endedAt']);
  });
});

describe('the record of a release', () => {
  it('is owed once the page is closed, until the record has it', () => {
    const owed = (status: DecedentStatus) => isReleaseOwed(status, true);
    expect(owed('cremated-remains-in-care')).toBe(true);
    expect(owed('cremated-remains-ready-for-family')).toBe(true);
    expect(owed('cremated-remains-in-family-care')).toBe(false);
    expect(owed('laid-to-rest')).toBe(false);
    expect(isReleaseOwed('cremated-remains-in-care', false)).toBe(false);
  });
});
