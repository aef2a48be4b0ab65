import { expect, it } from 'vitest';
import { contactItem, readContact } from './contact.ts';
import type { Table } from './table.ts';

const id = '0192f000-0000-7000-8000-000000000001';

it('reads a row that was stored before a field was added with the default of the field', async () => {
  const names = { id, firstName: 'Ann', lastName: 'Lee', fullName: 'Ann Lee' };
  const stored = contactItem(id, names as Parameters<typeof contactItem>[1]);
  const table = { get: async () => stored } as unknown as Table;
  expect(await readContact(table, id, id)).toMatchObject({
    ...names,
    otherRelationship: '',
    selectedRoles: [],
    isDeceased: false,
  });
});
