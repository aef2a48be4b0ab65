import { createHash } from 'node:crypto';
import { fromItem, toItem } from './item.ts';
import type { Item, Key, Table, Write } from './table.ts';
import { ConditionFailed } from './table.ts';

/** A browser that someone signed in with: the hash of its secret for this account, and when it last did. */
type Device = { hash: string; seenOn: string };
/** The devices of an account, and how often the row was written. */
export type KnownDevices = { devices: Device[]; version: number };

/** An account knows its last ten browsers, each for 90 days from its last sign-in. */
const maxDevices = 10;
export const deviceDays = 90;
/** A sign-in on a known device is recorded once a day. */
const seenAgainMs = 86_400_000;

/** Hashes secret and account together, so that the rows of two accounts used in one browser don't reveal that. */
export const deviceHash = (accountId: string, secret: string): string =>
  createHash('sha256').update(`${accountId}\n${secret}`).digest('base64url');

export const devicesKey = (accountId: string): Key => ({ pk: `DEVICES#${accountId}`, sk: 'DEVICES' });

/** Returns the devices in their row; none without a row. */
export const devicesOf = (item: Item | undefined): KnownDevices =>
  item ? { devices: fromItem<KnownDevices>(item).devices, version: item.version as number } : { devices: [], version: 0 };

const readDevices = async (table: Table, accountId: string): Promise<KnownDevices> =>
  devicesOf(await table.get(devicesKey(accountId), { consistent: true }));

const isCurrent = ({ seenOn }: Device, now: Date, validFrom: string | null) =>
  Date.parse(seenOn) > now.getTime() - deviceDays * 86_400_000 && (validFrom === null || seenOn >= validFrom);

/** Tells whether a device is known. Those from before the account's sessions were ended (`validFrom`) aren't: a new password ends a thief's access. */
export const isKnown = ({ devices }: KnownDevices, hash: string, now: Date, validFrom: string | null): boolean =>
  devices.some((device) => device.hash === hash && isCurrent(device, now, validFrom));

/** Returns the row with a device added, to be written only over the row that was read. */
function deviceWrite(accountId: string, { devices, version }: KnownDevices, hash: string, now: Date) {
  const others = devices.filter((device) => device.hash !== hash && isCurrent(device, now, null));
  const latest = others.sort((a, b) => b.seenOn.localeCompare(a.seenOn)).slice(0, maxDevices - 1);
  const item = {
    ...toItem('known-devices', devicesKey(accountId), { devices: [{ hash, seenOn: now.toISOString() }, ...latest] }, version + 1),
    expiresAt: Math.floor(now.getTime() / 1000) + deviceDays * 86_400,
  };
  return version === 0 ? { put: item, unless: 'exists' as const } : { put: item, ifVersion: version };
}

/** Remembers a device, in one transaction with `first`, which must succeed. Throws ConditionFailed with index 0 if the first of those writes fails. */
export async function addDevice(table: Table, accountId: string, hash: string, now: Date, first: Write[] = []): Promise<void> {
  for (let turn = 1; ; turn += 1) {
    const known = await readDevices(table, accountId);
    try {
      await table.transact([...first, deviceWrite(accountId, known, hash, now)]);
      return;
    } catch (error) {
      const isOvertaken = error instanceof ConditionFailed && error.index === first.length;
      if (!isOvertaken || turn === 8) throw error;
    }
  }
}

/** Remembers the device of a sign-in unless it was recorded within a day. */
export async function seeDevice(
  table: Table,
  accountId: string,
  hash: string,
  now: Date,
  validFrom: string | null,
): Promise<void> {
  for (let turn = 1; turn <= 8; turn += 1) {
    const known = await readDevices(table, accountId);
    const knownDevice = known.devices.find((device) => device.hash === hash);
    const isRecent =
      knownDevice &&
      Date.parse(knownDevice.seenOn) > now.getTime() - seenAgainMs &&
      (validFrom === null || knownDevice.seenOn >= validFrom);
    if (isRecent) return;
    try {
      const { put, ...condition } = deviceWrite(accountId, known, hash, now);
      await table.put(put, condition);
      return;
    } catch (error) {
      // Another sign-in of the account was first: what it wrote is read and kept. After eight tries the device isn't remembered; the sign-in still counts.
      if (!(error instanceof ConditionFailed)) throw error;
    }
  }
}
