import { describe, expect, it } from 'vitest';
import { closerFaults, resultGivers, uncertainChange, whoCloses } from './who-confirms.ts';

const [ann, ben] = [
  { id: 'ann', name: 'Ann Bell' },
  { id: 'ben', name: 'Ben Cole' },
];

describe('an identification after a relative’s doubt', () => {
  const doubted = {
    doubtedOn: '2026-11-01T10:00:00.000Z',
    witness: 'Ben Cole',
    values: { staffWitness: 'ben', result: 'confirmed' },
  };

  it('is closed by the witness if someone else gave the result', () => {
    expect(closerFaults({ ...doubted, resultBy: ann }, 'ben')).toEqual({});
    expect(whoCloses({ ...doubted, resultBy: ann })).toMatch(/Ben Cole, the witness, closes this page from their own account\./);
  });

  it('is closed by nobody else, and not by a witness who gave the result or if nobody knows who did', () => {
    expect(closerFaults({ ...doubted, resultBy: ann }, 'ann')).toEqual({ staffWitness: expect.stringContaining('Ben Cole') });
    expect(closerFaults({ ...doubted, resultBy: ben }, 'ben')).toHaveProperty('result');
    expect(closerFaults(doubted, 'ben')).toHaveProperty('result');
  });
});

describe('a result that isn’t certain', () => {
  it('is recorded when it’s given and when it’s taken back, and nothing else is', () => {
    expect(uncertainChange({}, { result: 'doubtful' })).toEqual({ from: '', to: 'doubtful' });
    expect(uncertainChange({ result: 'not-them' }, { result: 'confirmed' })).toEqual({ from: 'not-them', to: 'confirmed' });
    expect(uncertainChange({ result: 'doubtful' }, { result: 'doubtful' })).toBeUndefined();
    expect(uncertainChange({}, { result: 'confirmed' })).toBeUndefined();
  });

  it('keeps who gave it from closing the page, also once they changed it', () => {
    const unsure = resultGivers({ values: {} }, { result: 'doubtful' }, ann);
    const sure = resultGivers({ ...unsure, values: { result: 'doubtful' } }, { result: 'confirmed' }, ann);
    expect(sure).toEqual({ resultBy: ann, unsureBy: ann });
    const page = { ...sure, values: { result: 'confirmed' }, witness: '' };
    expect(closerFaults(page, 'ann')).toHaveProperty('result');
    expect(closerFaults(page, 'ben')).toEqual({});
    expect(whoCloses(page)).toMatch(/^Ann Bell wrote/);
  });
});
