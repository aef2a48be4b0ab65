import { problem } from '#functions/problem.ts';
import type { EntryThere } from '#functions/table/trip.ts';
import type { SentByPhone } from '#shared/custody/custody-record.ts';
import { sentSha256 } from '#shared/custody/trips/trip-entry.ts';

/**
 * Refuses other content under the id of an entry that the record has: 409, with what is recorded in words, so that neither version is lost. The same content adds nothing
 * (docs/decisions.md, Removals without a network). An entry of another kind says nothing of itself: not everyone may see every kind.
 */
export async function refuseOtherContent({ salt, sent: known }: EntryThere, { kind, text }: SentByPhone): Promise<void> {
  if (known?.kind === kind && known.sha256 === (await sentSha256(text, salt))) return;
  const said = known?.kind === kind && known.said !== '' ? `: ${known.said}` : '';
  throw problem('idempotency_conflict', { detail: `This entry was already recorded, with other details${said}.` });
}
