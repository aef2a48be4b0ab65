import { describe, expect, it } from 'vitest';
import { dispositionType } from '../model/enumerations/disposition.ts';
import { suitingIds, suitsDisposition } from './suits-disposition.ts';

const rentals = { id: 'rentals', isRental: true };
const caskets = { id: 'caskets', isRental: false };

describe('what is lent', () => {
  it('serves a viewing before the dispositions after which it comes back, and no other', () => {
    const suiting = dispositionType.values.filter((type) => suitsDisposition(rentals, type));
    expect(suiting).toEqual(['cremation', 'alkaline-hydrolysis', 'natural-organic-reduction', 'water-cremation']);
  });

  it('may be looked at before anything is decided, like what is sold, which serves everything', () => {
    expect(suitsDisposition(rentals, undefined)).toBe(true);
    expect(dispositionType.values.every((type) => suitsDisposition(caskets, type))).toBe(true);
  });
});

describe('suitingIds', () => {
  it('keeps the categories that serve a disposition', () => {
    expect([...suitingIds([rentals, caskets], 'burial')]).toEqual(['caskets']);
    expect([...suitingIds([rentals, caskets], undefined)]).toEqual(['rentals', 'caskets']);
  });
});
