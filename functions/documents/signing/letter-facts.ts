import * as z from 'zod';
import { sender } from '#functions/letters/sender.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readLocation } from '#functions/table/location.ts';
import { raise } from '#functions/table/outbox.ts';
import { owedLetterDone, readOwedLetters } from '#functions/table/owed-letters.ts';
import { readSignersStanding } from '#functions/table/signers-standing.ts';
import { readSignersPlace, type SignersPlace, type SigningContext } from './change-signing.ts';
import { partOf } from './standing.ts';

/** What an event says about which signer to email, and which of their links. */
export const signersLink = z.object({
  locationId: z.guid(),
  caseId: z.guid(),
  documentId: z.guid(),
  signerId: z.guid(),
  linkId: z.guid(),
});

/** Returns the signer of a link and what a letter says of their document; undefined if a newer link was sent, the case is gone, they are no longer on it, or nobody waits for them. */
export async function signersLetterFacts(
  context: Pick<SigningContext, 'table'>,
  data: z.infer<typeof signersLink>,
  isWanted: (place: SignersPlace) => boolean,
) {
  const place = await readSignersPlace(context, data);
  if (place?.session?.linkId !== data.linkId || place.signer.email === '' || !isWanted(place)) return undefined;
  const { document, signer, session } = place;
  const [home, { record, isOnCase, firstName }] = await Promise.all([
    readLocation(context.table, document.providerLocationId),
    readSignersStanding(context.table, partOf(place)),
  ]);
  if (!home || !record || record.deletedOn !== undefined || !isOnCase) return undefined;
  // Nobody is asked to sign for a case that is cancelled. A copy of what they signed is theirs.
  if (record.status === 'cancelled' && document.state === 'out') return undefined;
  const about = {
    ...sender(),
    // Staff who sign have one name here.
    greetedAs: firstName || signer.fullName,
    homeName: home.name,
    homePhone: home.phone,
    decedentName: record.decedentFullName,
    documentName: document.name,
  };
  return { document, signer, session, about };
}

/** How many letters are made due again in one transaction. */
const AT_ONCE = 40;

/** Makes letters to signers due again that came due while their case was hidden. Each is sent only if it's still wanted. */
export async function sendOwedLetters(context: Pick<OperationContext, 'table' | 'event'>, caseId: string): Promise<void> {
  const owed = await readOwedLetters(context.table, caseId);
  for (let at = 0; at < owed.length; at += AT_ONCE)
    await context.table.transact(
      owed
        .slice(at, at + AT_ONCE)
        .flatMap((letter) => [owedLetterDone(letter), raise(context.event('document.signer-due', letter, letter.locationId))]),
    );
}
