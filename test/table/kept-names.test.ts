import { expect, it } from 'vitest';
import { locationItems, readLocation } from '#functions/table/location.ts';
import { openCloudTable } from '#test/cloud/cloud.ts';
import { copiedHome } from '#test/world/copied-home.ts';
import { world } from '#test/world/world.ts';

it('no test can add a home with the name of one in the sample data, however it writes it', async () => {
  const table = openCloudTable();
  const [sample] = world.homes;
  const { profile } = copiedHome(sample!);
  const items = locationItems({ ...profile, name: sample!.profile.name });
  await expect(table.putAll(items)).rejects.toThrow('needs a name of its own');
  await expect(table.put(items[0]!)).rejects.toThrow('needs a name of its own');
  await expect(table.transact(items.map((put) => ({ put })))).rejects.toThrow('needs a name of its own');
  expect(await readLocation(table, profile.id)).toBeUndefined();
  await table.putAll(locationItems(profile));
  expect(await readLocation(table, profile.id)).toMatchObject({ id: profile.id, name: profile.name });
});
