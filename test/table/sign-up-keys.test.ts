import { describe, expect, it } from 'vitest';
import { readMembers } from '#functions/table/employee.ts';
import { nameIndex, townIndex } from '#functions/table/home-index.ts';
import { readHomes, readListsInForce } from '#functions/table/home-list.ts';
import { locationUpdate } from '#functions/table/location-row.ts';
import { readSignUpRequest, readSignUpRequests, signUpRequestItem, signUpRequestMove } from '#functions/table/sign-up-request.ts';
import { countSupportWrite } from '#functions/table/support-session.ts';
import { readHomeLog } from '#functions/table/system-log.ts';
import { readTaskCounts } from '#functions/table/task-counts.ts';
import { readToken } from '#functions/table/token.ts';
import type { Location } from '#shared/model/location.ts';
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
    const address = { city: 'Fall River', stateCode: 'MA' } as Location['address'];
    const byTown = { gsi2pk: 'LOCATIONS-BY-TOWN', gsi2sk: `fall river ma#${id}` };
    expect(townIndex({ id, address })).toEqual(byTown);
    expect(locationUpdate(id, 3, { address })).toMatchObject({ set: { address, ...byTown, version: 4 } });
    expect(locationUpdate(id, 3, { phone: '' })).toMatchObject({ set: { phone: '', version: 4 } });
    expect(locationUpdate(id, 3, { phone: '' })).not.toHaveProperty('set.gsi1pk');
  });

  it('are requested once per list, page, and move', async () => {
    const { table, requests } = recordingTable();
    await readSignUpRequests(table);
    await readSignUpRequest(table, id);
    await table.transact([signUpRequestMove(id, 'open', { status: 'dismissed' })]);
    await readHomes(table, { by: 'name', startsWith: 'St. Mary', limit: 20, after: null });
    await readHomes(table, { by: 'town', startsWith: '', limit: 20, after: { id, at: `a#${id}` } });
    await readMembers(table, { startsWith: 'nora@', limit: 20, after: null });
    await readListsInForce(table, [id]);
    await readHomeLog(table, id, 50);
    await readTaskCounts(table);
    await countSupportWrite(table, id);
    await readToken(table, 'ab12');
    expect(requests).toEqual([
      'query SIGN-UP-REQUESTS',
      `get SIGN-UP-REQUESTS | ${id}`,
      `update SIGN-UP-REQUESTS | ${id}`,
      'query gsi1 LOCATIONS | st mary*',
      'query gsi2 LOCATIONS-BY-TOWN',
      'query gsi1 MEMBERS | nora@*',
      `get LOCATION#${id} | PRICELISTS`,
      `query LOCATION#${id}#SYSTEM-LOG`,
      'get TASK-COUNTS | LATEST',
      `add SUPPORT-SESSIONS | ${id}`,
      'get TOKEN#ab12 | TOKEN',
    ]);
  });
});
