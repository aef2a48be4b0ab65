import { setting } from '#functions/settings.ts';
import type { Pool } from '#functions/vendors/identity/identity-port.ts';
import { isGuid } from '#shared/values/ids.ts';
import type { OperationContext } from './operation-context.ts';

/** Limits a refresh token, and so its cookie, to this many days (docs/decisions.md, Session). */
const refreshDays = 30;

/** Each side of the product has its own cookie, on the path of the only calls that read it. */
const cookies = {
  app: { name: 'yarrow_refresh', path: '/api/appuser', pools: ['family', 'provider'] },
  system: { name: 'yarrow_system_refresh', path: '/api/systemusers', pools: ['system'] },
} as const satisfies Record<string, { name: string; path: string; pools: readonly Pool[] }>;
export type Side = keyof typeof cookies;

export type RefreshCookie = { pool: Pool; accountId: string; refreshToken: string };

/** Browsers keep a Secure cookie only on HTTPS. The embedded cloud is plain HTTP at this machine's own address. */
const isSecure = () => setting('SITE_SCHEME') === 'https';

function put(context: OperationContext, side: Side, value: string, maxAge: number): void {
  const { name, path } = cookies[side];
  const attributes = [`Path=${path}`, `Max-Age=${maxAge}`, 'HttpOnly', 'SameSite=Strict', ...(isSecure() ? ['Secure'] : [])];
  context.answer.cookies.push([`${name}=${value}`, ...attributes].join('; '));
}

/** Sets the cookie that can be exchanged for a new access token. */
export function setRefreshCookie(context: OperationContext, side: Side, { pool, accountId, refreshToken }: RefreshCookie): void {
  const value = Buffer.from(`${pool} ${accountId} ${refreshToken}`, 'utf8').toString('base64url');
  put(context, side, value, refreshDays * 86_400);
}

export const clearRefreshCookie = (context: OperationContext, side: Side): void => put(context, side, '', 0);

/** Returns the request's refresh cookie; `undefined` if there is none or it isn't ours. */
export function refreshCookieOf(context: OperationContext, side: Side): RefreshCookie | undefined {
  const value = context.request.cookies[cookies[side].name] ?? '';
  const [pool, accountId, refreshToken, ...more] = Buffer.from(value, 'base64url').toString('utf8').split(' ');
  const known = cookies[side].pools.find((each) => each === pool);
  // The characters of a pool's token (Cognito's own pattern). Anything else would be an error there instead of a refusal.
  if (!known || !isGuid(accountId) || !refreshToken || !/^[\w.=-]{1,4000}$/.test(refreshToken) || more.length > 0)
    return undefined;
  return { pool: known, accountId, refreshToken };
}
