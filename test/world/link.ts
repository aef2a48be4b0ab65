import { randomBytes } from 'node:crypto';
import { newToken } from '#functions/runtime/single-use-token.ts';
import { tokenItem } from '#functions/table/token.ts';
import type { TokenPurpose } from '#shared/contract/public-identity.ts';
import { openCloudTable } from '#test/cloud/cloud.ts';

/** Returns the raw token of a link, as an email would contain it, without the email. `now` is when it was sent. */
export async function link(
  purpose: TokenPurpose,
  owner: { email: string; accountId?: string | null },
  now: Date = new Date(),
): Promise<string> {
  const { raw, record } = newToken(
    purpose,
    { email: owner.email, accountId: owner.accountId ?? null },
    { now, randomBytes: () => randomBytes(32) },
  );
  await openCloudTable().put(tokenItem(record));
  return raw;
}
