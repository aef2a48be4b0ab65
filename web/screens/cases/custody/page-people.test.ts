import { expect, it } from 'vitest';
import { identificationPage } from '#shared/custody/pages/identification-page.ts';
import { pagePeople } from './page-people.ts';

const stella = { id: 'stella', text: 'Stella Teal' };
const ruth = { id: 'ruth', text: 'Ruth Delgado' };
const gone = { id: 'gone', text: 'Ida Larkspur', disabled: true };
const everyone = {
  'staff-members': [stella, gone, { ...ruth, disabled: true }],
  'family-contacts': [ruth, { ...stella, disabled: true }, gone],
};

it('offers nobody as a witness who was chosen as the one who identified them', () => {
  expect(pagePeople(identificationPage, everyone, { identifiedBy: 'ruth', staffWitness: 'stella' })).toEqual({
    'staff-members': [stella],
    'family-contacts': [ruth],
  });
});

it('goes on showing who was chosen there once, and can’t be chosen anymore', () => {
  expect(pagePeople(identificationPage, everyone, { identifiedBy: 'ruth', staffWitness: 'gone' })['staff-members']).toEqual([
    stella,
    gone,
  ]);
});
