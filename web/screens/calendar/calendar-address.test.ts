import { describe, expect, it } from 'vitest';
import { addressOf, withAddress } from './calendar-address.ts';

const today = '2026-11-24';
const of = (text: string) => addressOf(new URLSearchParams(text), today);

describe('the address of the calendar', () => {
  it('is this week without anything in it, and ignores what makes no sense', () => {
    expect(of('')).toEqual({ view: 'week', date: today, by: 'all', of: '' });
    expect(of('view=year&date=2026-02-30&by=moon&of=x')).toEqual(of(''));
  });

  it('comes back from what it was made of', () => {
    const shown = { view: 'day', date: '2026-12-01', by: 'room', of: 'chapel' } as const;
    expect(of(withAddress(new URLSearchParams(), of(''), shown).toString())).toEqual(shown);
  });

  it('forgets which room when it goes to vehicles', () => {
    const shown = of('by=room&of=chapel');
    expect(of(withAddress(new URLSearchParams('by=room&of=chapel'), shown, { by: 'vehicle' }).toString())).toMatchObject({
      by: 'vehicle',
      of: '',
    });
  });
});
