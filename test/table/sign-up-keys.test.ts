import { describe, expect, it } from 'vitest';
import { locationsByName, nameIndex } from '#functions/table/location.ts';
import { locationUpdate } from '#functions/table/location-row.ts';
import { readSignUpRequest, readSignUpRequests, signUpRequestItem, signUpRequestMove } from '#functions/table/sign-up-request.ts';
import { readToken } from '#functions/table/token.ts';
import { recordingTable } from './recording-table.ts';

const id = '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2a11';
const request = {
  id,
  businessName: 'Calloway & Sons',
  email: 'nora@calloway.example',
  phoneNumber: '(617) 555-0188',
  firstName: 'Nora',
  lastName: 'Calloway',
  createdOn: '2026-07-01T12:00:00.000Z',
  status: 'open' as const,
};

describe('the keys by which homes join', () => {
  it('put all requests in one partition, in order of time', () => {
    expect(signUpRequestItem(request)).toMatchObject({ pk: 'SIGN-UP-REQUESTS', sk: id, entityType: 'sign-up-request' });
  });

  it('put all homes by name in one partition of an index, also after a change of the name', () => {
    expect(nameIndex({ id, name: 'St. Mary\u2019s Ch\u00e2pel' })).toEqual({
      gsi1pk: 'LOCATIONS',
      gsi1sk: `st marys chapel#${id}`,
    });
    expect(locationUpdate(id, 3, { name: 'Other Name' })).toMatchObject({
      set: { name: 'Other Name', gsi1pk: 'LOCATIONS', gsi1sk: `other name#${id}`, version: 4 },
    });
    expect(locationUpdate(id, 3, { phone: '' })).toMatchObject({ set: { phone: '', version: 4 } });
    expect(locationUpdate(id, 3, { phone: '' })).not.toHaveProperty('set.gsi1pk');
  });

  it('are requested once per list, page, and move', async () => {
    const { table, requests } = recordingTable();
    await readSignUpRequests(table);
    await readSignUpRequest(table, id);
    await table.transact([signUpRequestMove(id, 'open', { status: 'dismissed' })]);
    await locationsByName(table, { startsWith: 'St. Mary', limit: 20, after: null });
    await locationsByName(table, { startsWith: '', limit: 20, after: { id, name: 'A' } });
    await readToken(table, 'ab12');
    expect(requests).toEqual([
      'query SIGN-UP-REQUESTS',
      `get SIGN-UP-REQUESTS | ${id}`,
      `update SIGN-UP-REQUESTS | ${id}`,
      'query gsi1 LOCATIONS | st mary*',
      'query gsi1 LOCATIONS',
      'get TOKEN#ab12 | TOKEN',
    ]);
  });
});
