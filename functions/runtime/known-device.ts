import { setting } from '#functions/settings.ts';
import { type AccountRecord, accountKeys, accountOf } from '#functions/table/account.ts';
import { addDevice, deviceDays, deviceHash, devicesKey, devicesOf, isKnown, seeDevice } from '#functions/table/known-devices.ts';
import type { Write } from '#functions/table/table.ts';
import type { OperationContext } from './operation-context.ts';
import type { Side } from './session-cookie.ts';

/**
 * Names the cookie with a browser's secret, by which accounts that signed in there recognize it (docs/limits.md). It opens nothing: it only lets a
 * password be checked while others guess. There is one for each side. The path covers both signing in and using an emailed link.
 */
const cookies: Record<Side, string> = { app: 'yarrow_device', system: 'yarrow_system_device' };

const secretOf = ({ request }: Pick<OperationContext, 'request'>, side: Side): string | null => {
  const value = request.cookies[cookies[side]] ?? '';
  return /^[\w-]{43}$/.test(value) ? value : null;
};

/** Sets the cookie, for as long as an account remembers a device, from now. */
function setSecret({ answer }: Pick<OperationContext, 'answer'>, side: Side, secret: string): void {
  const secure = setting('SITE_SCHEME') === 'https' ? ['Secure'] : [];
  const attributes = ['Path=/api', `Max-Age=${deviceDays * 86_400}`, 'HttpOnly', 'SameSite=Strict', ...secure];
  answer.cookies.push([`${cookies[side]}=${secret}`, ...attributes].join('; '));
}

type Context = Pick<OperationContext, 'table' | 'now' | 'request' | 'answer' | 'randomBytes'>;

/** Returns the request's secret, or a new one. A browser keeps its secret, so that several people may use it. */
const ownSecret = (context: Context, side: Side): string =>
  secretOf(context, side) ?? Buffer.from(context.randomBytes()).toString('base64url');

/**
 * Returns the hash under which an account knows this browser; null if it doesn't. A browser without a secret costs no request. If no account has the email,
 * `accountId` is that of none, so that both cases take as long.
 */
export async function knownDevice(context: Context, side: Side, accountId: string): Promise<string | null> {
  const secret = secretOf(context, side);
  if (secret === null) return null;
  const items = await context.table.getMany([accountKeys.account(accountId), devicesKey(accountId)], { consistent: true });
  const account = items.find(({ entityType }) => entityType === 'account');
  const devices = items.find(({ entityType }) => entityType === 'known-devices');
  const hash = deviceHash(accountId, secret);
  if (!account || !devices) return null;
  return isKnown(devicesOf(devices), hash, context.now, accountOf(account).sessionsValidFrom) ? hash : null;
}

/** Remembers the browser of a finished sign-in. */
export async function rememberDevice(context: Context, side: Side, account: AccountRecord): Promise<void> {
  const secret = ownSecret(context, side);
  await seeDevice(context.table, account.id, deviceHash(account.id, secret), context.now, account.sessionsValidFrom);
  setSecret(context, side, secret);
}

/**
 * Remembers the browser that an emailed link was opened in, in one transaction with `spent`, and returns its hash. Throws ConditionFailed with index 0 if
 * the link is spent.
 */
export async function rememberLinkedDevice(context: Context, account: AccountRecord, spent: Write): Promise<string> {
  const side = account.kind === 'system' ? 'system' : 'app';
  const secret = ownSecret(context, side);
  const hash = deviceHash(account.id, secret);
  await addDevice(context.table, account.id, hash, context.now, [spent]);
  setSecret(context, side, secret);
  return hash;
}
