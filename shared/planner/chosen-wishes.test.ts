import { describe, expect, it } from 'vitest';
import { chosenWishes, isAgainst } from './chosen-wishes.ts';

const preferences = ['Visiting hours', 'At the grave', 'No gathering'].map((name, sortOrder) => ({
  id: name,
  name,
  description: '',
  sortOrder,
}));
const several = { isMultiple: true, preferences };

describe('the wishes that a family chooses', () => {
  it('are several, in the order of the question', () => {
    const chosen = chosenWishes(several, ['At the grave'], { id: 'Visiting hours', isOn: true });
    expect(chosen).toEqual(['Visiting hours', 'At the grave']);
    expect(chosenWishes(several, chosen, { id: 'Visiting hours', isOn: false })).toEqual(['At the grave']);
  });

  it('exclude each other if one of them is against the rest', () => {
    const both = ['Visiting hours', 'At the grave'];
    expect(chosenWishes(several, both, { id: 'No gathering', isOn: true })).toEqual(['No gathering']);
    expect(chosenWishes(several, ['No gathering'], { id: 'Visiting hours', isOn: true })).toEqual(['Visiting hours']);
    expect(chosenWishes(several, ['No gathering'], { id: 'No gathering', isOn: false })).toEqual([]);
  });

  it('are one where only one can be chosen', () => {
    const one = { ...several, isMultiple: false };
    expect(chosenWishes(one, ['At the grave'], { id: 'Visiting hours', isOn: true })).toEqual(['Visiting hours']);
    expect(chosenWishes(one, ['At the grave'], { id: 'At the grave', isOn: false })).toEqual([]);
  });

  it('are against something by their name', () => {
    expect(['No gathering', ' no music', 'None in particular', 'Nondenominational'].map((name) => isAgainst({ name }))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
