import { expect, it } from 'vitest';
import { fieldLabels, repeatedLabels } from './field-labels.ts';

const signers = [
  { order: 1, role: 'next-of-kin' as const },
  { order: 2, role: 'funeral-director' as const },
];
const field = (id: string, name: string, signer?: number) => ({ id, name, signer });

it('says who fills in a field where several have its name', () => {
  const fields = [
    field('a', 'Date', 1),
    field('b', 'Date', 2),
    field('c', 'Date'),
    field('d', 'Title', 2),
    field('e', 'Date', 9),
  ];
  expect([...fieldLabels(fields, signers).values()]).toEqual([
    'Date (Next of Kin)',
    'Date (Funeral director)',
    'Date',
    'Title',
    'Date',
  ]);
  expect([...repeatedLabels(fields, signers)]).toEqual(['e']);
});

it('finds fields that read alike, also in other letters, and none without a name', () => {
  const fields = [
    field('a', 'Name'),
    field('b', 'name '),
    field('c', ''),
    field('d', ''),
    field('e', 'Date', 1),
    field('f', 'Date', 1),
  ];
  expect([...repeatedLabels(fields, signers)]).toEqual(['b', 'f']);
});

it('calls signers what the document calls them', () => {
  const fields = [field('a', 'Signature', 1), field('b', 'Signature', 2)];
  const words = (role: string) => (role === 'next-of-kin' ? 'Purchaser' : 'Director');
  expect([...fieldLabels(fields, signers, words).values()]).toEqual(['Signature (Purchaser)', 'Signature (Director)']);
});
