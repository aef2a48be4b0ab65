import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { memberIndex } from '#functions/table/director.ts';
import { toItem } from '#functions/table/item.ts';
import { locationKeys } from '#functions/table/location.ts';
import { type StaffMember, staffMemberSchema } from '#shared/model/employee.ts';
import { cloud } from '#test/cloud/cloud.ts';
import { backstage, newEmail } from './parts/people.ts';
import { Visitor } from './parts/visitor.ts';

const scene = backstage(cloud);
const visitor = () => new Visitor(cloud.url);

/** Returns a home, launched or not, with one member of staff who has a license. */
async function licensed(isActive: boolean, changes: Partial<StaffMember> = {}): Promise<string> {
  const locationId = randomUUID();
  const licenseNumber = `FD-${randomUUID().slice(0, 8)}`;
  const employee = staffMemberSchema.parse({
    id: randomUUID(),
    providerLocationId: locationId,
    fullName: "José O'Neil",
    firstName: 'José',
    lastName: "O'Neil",
    email: newEmail('director'),
    isFuneralDirector: true,
    licenseNumber,
    ...changes,
  });
  await scene.table.putAll([
    toItem('location', locationKeys.profile(locationId), { id: locationId, isActive }),
    toItem('employee', { ...locationKeys.employee(locationId, employee.id), ...memberIndex(employee) }, employee),
  ]);
  return licenseNumber;
}
const ask = async (licenseNumber: string, name: string) =>
  (await visitor().post('/api/public/isFuneralDirector', { licenseNumber, name })).body;

describe('isFuneralDirector', () => {
  it('knows the director of a launched home, however the license and the name are written', async () => {
    const license = await licensed(true);
    for (const [number, name] of [
      [license, "José O'Neil"],
      [license.toLowerCase().replace('-', ' '), 'jose oneil'],
    ] as const)
      expect(await ask(number, name)).toEqual({ isFuneralDirector: true });
  });

  it('says no in the same way for another name, an unknown license, other staff, and a home that is not launched', async () => {
    const license = await licensed(true);
    expect(await ask(license, 'Ellen Marsh')).toEqual({ isFuneralDirector: false });
    expect(await ask('FD-unknown', "José O'Neil")).toEqual({ isFuneralDirector: false });
    expect(await ask(await licensed(true, { isFuneralDirector: false }), "José O'Neil")).toEqual({ isFuneralDirector: false });
    expect(await ask(await licensed(false), "José O'Neil")).toEqual({ isFuneralDirector: false });
  });

  it('is not answered without limit', async () => {
    const curious = visitor();
    const statuses: number[] = [];
    for (let turn = 0; turn < 31; turn += 1)
      statuses.push(
        (await curious.post('/api/public/isFuneralDirector', { licenseNumber: `FD-${turn}`, name: 'Ellen Marsh' })).status,
      );
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });
});
