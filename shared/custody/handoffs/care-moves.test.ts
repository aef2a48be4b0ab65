import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decedentMoves } from '../../lifecycles/decedent-care.ts';
import type { Move } from '../../lifecycles/move.ts';
import { type DecedentStatus, decedentStatus } from '../../model/enumerations/case.ts';
import { tradeKind } from '../../model/enumerations/custody.ts';
import { careMoves } from './care-moves.ts';
import type { CustodyState } from './custodian.ts';

const staff = { access: 'staff', kind: 'staff' } as const;
const trade = { access: 'staff', kind: 'trade-company' } as const;
const dispositionType = 'cremation' as const;
const northgate: CustodyState = { custodian: { kind: 'trade', id: 'a', name: 'Northgate', isConfirmed: true } };
const by = { by: 'b', byName: 'O. Perez', on: '2026-05-11T09:00:00.000Z' };
const started: CustodyState = { reduction: { act: 'cremation', discNumber: '4411', started: by } };
const ended: CustodyState = { reduction: { ...started.reduction!, ended: by } };

const to = (moves: readonly Move<DecedentStatus>[]) => moves.filter(({ whyNot }) => whyNot === null).map((move) => move.to);
const allowedFor = (who: typeof staff | typeof trade, status: DecedentStatus, custody: CustodyState) =>
  to(careMoves({ status, dispositionType, custody }, who, ['crematory']));

describe('the changes of care that can be recorded now', () => {
  it('are none for anyone while a trade company has the person, who comes back with a hand-off', () => {
    for (const who of [staff, trade]) expect(allowedFor(who, 'transferred', northgate)).toEqual([]);
    for (const { whyNot } of careMoves({ status: 'transferred', dispositionType, custody: northgate }, staff))
      expect(whyNot).toMatch(/^Northgate has the person\. They come back with a hand-off/);
    expect(allowedFor(trade, 'transferred', {})).toEqual(['cremated-remains-in-care']);
  });

  it('wait for the end of a reduction, and then go on with the cremated remains', () => {
    expect(allowedFor(staff, 'in-care', started)).toEqual([]);
    expect(allowedFor(staff, 'in-care', ended)).toEqual(['cremated-remains-in-care']);
    expect(allowedFor(staff, 'cremated-remains-in-care', ended)).toContain('cremated-remains-ready-for-family');
  });

  it('are none while a hand-off is open', () => {
    const open = { openHandoff: '0198f0aa-1111-7222-8333-444455556666' };
    expect(allowedFor(staff, 'in-care', {})).toContain('preparation-started');
    for (const status of ['in-care', 'out-for-pickup', 'cremated-remains-in-care'] as const)
      expect(allowedFor(staff, status, open)).toEqual([]);
  });

  it('never include a transfer: a hand-off says who has the person', () => {
    const whyNot = (status: DecedentStatus) =>
      careMoves({ status, dispositionType, custody: {} }, staff).find(({ to: next }) => next === 'transferred')?.whyNot;
    expect(whyNot('in-care')).toBe('Hand the person over on the Custody page. It says who has them.');
    expect(whyNot('laid-to-rest')).toMatch(/^Laid to rest is where care ends\./);
  });

  it('are never more than care and what a company does allow', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...decedentStatus.values),
        fc.constantFrom<CustodyState>({}, northgate, started, ended),
        fc.subarray([...tradeKind.values]),
        fc.constantFrom(staff, trade, null),
        (status, custody, does, who) => {
          const care = { status, dispositionType };
          const possible = to(decedentMoves(care, who, does));
          expect(possible).toEqual(expect.arrayContaining(to(careMoves({ ...care, custody }, who, does))));
          if (custody === northgate) expect(to(careMoves({ ...care, custody }, who, does))).toEqual([]);
          else if (!custody.reduction)
            expect(to(careMoves({ ...care, custody }, who, does))).toEqual(possible.filter((next) => next !== 'transferred'));
        },
      ),
    ));
});
