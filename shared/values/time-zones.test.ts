import { describe, expect, it } from 'vitest';
import { isTimeZone } from './dates.ts';
import { stateCodes } from './state-codes.ts';
import { stateKind } from './states.ts';
import { timeZoneOptions, usualTimeZone } from './time-zones.ts';

describe('time zones of the US', () => {
  it('are zones that this machine knows, each once', () => {
    const ids = timeZoneOptions.map(({ id }) => id);
    expect(ids.filter((id) => !isTimeZone(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('give each state where a home can be one that can be chosen, and military post none', () => {
    const ids = new Set(timeZoneOptions.map(({ id }) => id));
    for (const code of stateCodes)
      if (stateKind(code) === 'military') expect(usualTimeZone(code), code).toBeUndefined();
      else expect(ids.has(usualTimeZone(code) ?? ''), code).toBe(true);
  });

  it.each([
    ['MA', 'America/New_York'],
    ['TX', 'America/Chicago'],
    ['AZ', 'America/Phoenix'],
    ['HI', 'Pacific/Honolulu'],
  ] as const)('take %s to be at %s', (state, zone) => {
    expect(usualTimeZone(state)).toBe(zone);
  });
});
