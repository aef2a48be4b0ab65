import { problem } from '#functions/problem.ts';
import { setting } from '#functions/settings.ts';

/** What is left of an account's burst, and when that was computed (epoch ms). */
type Bucket = { tokens: number; at: number };

/** How many accounts one Lambda remembers. The account that called longest ago is forgotten first, and starts with a full burst. */
const maxAccounts = 5_000;

/** Limits how fast one account may call: `burst` calls, which refill at `rate` per second. Kept in memory: it costs no table request. */
export function accountLimiter({ rate, burst }: { rate: number; burst: number }): (accountId: string, now: number) => void {
  const buckets = new Map<string, Bucket>();
  return (accountId, now) => {
    const last = buckets.get(accountId) ?? { tokens: burst, at: now };
    const tokens = Math.min(burst, last.tokens + (Math.max(0, now - last.at) / 1000) * rate);
    buckets.delete(accountId);
    buckets.set(accountId, { tokens: Math.max(0, tokens - 1), at: now });
    const [oldest] = buckets.keys();
    if (buckets.size > maxAccounts && oldest !== undefined) buckets.delete(oldest);
    if (tokens < 1)
      throw problem('too_many_requests', {
        detail: 'Your account is making too many requests. Please wait a moment and try again.',
        retryAfterSeconds: Math.max(1, Math.ceil((1 - tokens) / rate)),
      });
  };
}

let limiter: ReturnType<typeof accountLimiter> | undefined;

/**
 * Counts a call by an account before anything is read for it. Each running Lambda keeps its own count, so an account that calls `n` of them at a time
 * gets at most `n` times the rate (docs/limits.md).
 */
export function limitAccount(accountId: string, now: Date): void {
  limiter ??= accountLimiter({ rate: Number(setting('ACCOUNT_RATE')), burst: Number(setting('ACCOUNT_BURST')) });
  limiter(accountId, now.getTime());
}
