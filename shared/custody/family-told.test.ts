import { describe, expect, it } from 'vitest';
import { isReleased } from '../lifecycles/care-milestones.ts';
import { custodyLines } from './custody-sentences.ts';
import { familyToldFaults, toldFamily } from './family-told.ts';

const now = new Date('2026-05-11T12:00:00.000Z');
const at = (ms: number) => new Date(now.getTime() + ms).toISOString();

describe('what the family was told of a correction', () => {
  it('is asked once they have the remains, or these were laid to rest', () => {
    expect([isReleased('cremated-remains-in-family-care'), isReleased('laid-to-rest')]).toEqual([true, true]);
    expect([isReleased('cremated-remains-ready-for-family'), isReleased('transferred')]).toEqual([false, false]);
  });

  it('has to be said, with who told them, at a time that can be', () => {
    expect(familyToldFaults(undefined, now)).toEqual({ familyTold: 'Say whether the family was told.' });
    expect(familyToldFaults({ isTold: false, by: '' }, now)).toEqual({});
    expect(familyToldFaults({ isTold: true, by: 'Ida' }, now)).toEqual({});
    expect(familyToldFaults({ isTold: true, by: ' ', on: at(120_000) }, now)).toEqual({
      'familyTold.by': 'Enter who told them.',
      'familyTold.on': 'This has not happened yet.',
    });
    const of = { openedOn: at(0), dateOfDeath: '2026-05-10', timeZone: 'America/New_York' };
    const early = familyToldFaults({ isTold: true, by: 'Ida', on: at(-3 * 86_400_000) }, now, of);
    expect(early['familyTold.on']).toContain('before the date of death');
  });

  it('is in the record without the name, and never later than now', () => {
    expect(toldFamily({ isTold: false, by: 'Ida' }, now)).toEqual({ facts: { familyTold: 'not-yet' } });
    expect(toldFamily({ isTold: true, by: ' Ida ' }, now)).toEqual({
      facts: { familyTold: 'told', familyToldOn: at(0) },
      by: 'Ida',
    });
    expect(toldFamily({ isTold: true, by: 'Ida', on: at(30_000) }, now).facts.familyToldOn).toBe(at(0));
  });

  it('is said in a print, of a change of care and of every other entry', () => {
    const change = { id: 'a', from: 'laid-to-rest', to: 'in-care', happenedOn: at(0), reason: 'A slip.' };
    const told = { familyTold: 'told', familyToldOn: at(0) };
    const lines = (type: string, data: object, toldBy?: string) =>
      custodyLines({ type, data, occurredOn: at(0) }, { wordsOf: () => ({ name: 'Rosa', toldBy }), timeZone: 'UTC' });
    const words = 'Family told of the correction: By Ida, May 11, 2026, 12:00 PM UTC (2026-05-11 12:00 UTC)';
    expect(lines('custody.corrected', { changes: [change], ...told }, 'Ida')).toContain(words);
    expect(lines('custody.page-reopened', { id: 'a', page: 'removal', ...told }, 'Ida')).toContain(words);
    expect(lines('custody.family-told', { id: 'a', correction: 5, ...told }, 'Ida')).toEqual([
      'The family was told of a correction',
      'Correction: Entry 5',
      words,
      'Recorded by: Rosa',
    ]);
    expect(lines('custody.corrected', { changes: [change], familyTold: 'not-yet' })).toContain(
      'Family told of the correction: Not yet',
    );
  });
});
