import { expect, it } from 'vitest';
import type { DocumentSigner } from '#shared/model/case-document.ts';
import { changedSigners, currentSigners, signersOfTemplate } from './changed-signers.ts';

const person = '0198a000-0000-7000-8000-000000000001';
const before: DocumentSigner = {
  id: '0198a000-0000-7000-8000-000000000002',
  order: 1,
  role: 'funeral-director',
  state: 'waiting',
  employeeId: person,
  fullName: 'Ολγα Nguyễn',
  email: 'olga@example.com',
  authority: 'Director in charge',
  needsCode: true,
};
const { employeeId: _nobody, state: _state, fullName: _name, email: _email, ...unchosen } = before;

it('takes back who was chosen, with their name and address', () => {
  const [after] = changedSigners([before], [unchosen], { contacts: [], staff: [] });
  expect(after).toEqual({ ...unchosen, slot: 1, state: 'waiting', fullName: '', email: '' });
});

it('asks for no emailed code where nobody has an address', () => {
  const [after] = currentSigners([before], { contacts: [], staff: [] }, undefined);
  expect(after).toMatchObject({ email: '', needsCode: false });
});

it('lists signers in the turns that were chosen, and each keeps their fields', () => {
  const others = [2, 3].map((order) => ({ ...before, id: before.id.replace(/.$/, String(order + 1)), order, slot: order }));
  const all = [{ ...before, slot: 1 }, ...others];
  const turns = [1, 3, 2];
  const after = changedSigners(
    all,
    all.map((signer, at) => ({ ...signer, contactId: undefined, employeeId: undefined, order: turns[at] ?? 0 })),
    { contacts: [], staff: [] },
  );
  expect(after.map(({ order, slot }) => [order, slot])).toEqual([
    [1, 1],
    [2, 3],
    [3, 2],
  ]);
});

it('refuses someone who has nothing to do with the case', () => {
  expect(() => changedSigners([before], [{ ...unchosen, contactId: person }], { contacts: [], staff: [] })).toThrow();
});

it('asks the signers of a draft whom its template still has, and keeps who was chosen when others have gone', () => {
  const nextOfKin = { ...before, id: `${person.slice(0, -1)}7`, role: 'next-of-kin' as const, slot: 1 };
  const director = { ...before, order: 2, slot: 2 };
  const after = signersOfTemplate([nextOfKin, director], { signers: [{ order: 1, role: 'funeral-director' }] });
  expect(after).toEqual({ asked: [{ ...director, slot: 1 }], gone: [nextOfKin] });
  const both = { signers: [nextOfKin, director].map(({ slot, role }) => ({ order: slot, role })) };
  expect(signersOfTemplate([nextOfKin, director], both)).toEqual({ asked: [nextOfKin, director], gone: [] });
  expect(signersOfTemplate([nextOfKin], { signers: [] })).toEqual({ asked: [], gone: [nextOfKin] });
});
