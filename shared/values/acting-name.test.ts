import { describe, expect, it } from 'vitest';
import { actingName } from './acting-name.ts';

const joan = { firstName: 'Joan', lastName: 'Averell', email: 'joan@example.com' };
const robin = { firstName: 'Robin', lastName: 'Vale', email: 'robin@example.com' };

describe('the name of who did something', () => {
  it("is their own name, or the home's name for them, or their email", () => {
    expect(actingName(joan, null)).toBe('Joan Averell');
    expect(actingName({ ...joan, fullName: 'Miriam Tate' }, null)).toBe('Miriam Tate');
    expect(actingName({ ...joan, firstName: '', lastName: '' }, null)).toBe('joan@example.com');
  });

  it('has both names while support acts', () => {
    expect(actingName(joan, robin)).toBe('Robin Vale (Yarrow support) for Joan Averell');
  });

  it.each([
    ['Robin Vale (Yarrow support) for Joan', 'Averell', 'Robin Vale for Joan Averell'],
    ['Robin (Yarrow', 'Support)', 'Robin'],
    ['YARROW', 'support', 'joan@example.com'],
  ])('never claims to be support: %s %s', (firstName, lastName, said) => {
    expect(actingName({ ...joan, firstName, lastName }, null)).toBe(said);
  });
});
