import * as z from 'zod';
import { sender } from '#functions/letters/sender.ts';
import { readCase } from '#functions/table/case.ts';
import { readLocation } from '#functions/table/location.ts';
import { readSignersPlace, type SignersPlace, type SigningContext } from './change-signing.ts';

/** What an event says about which signer to email, and which of their links. */
export const signersLink = z.object({
  locationId: z.guid(),
  caseId: z.guid(),
  documentId: z.guid(),
  signerId: z.guid(),
  linkId: z.guid(),
});

/** Returns the signer of a link and what a letter says of their document; undefined if a newer link was sent, the case is gone, or nobody waits for them. */
export async function signersLetterFacts(
  context: Pick<SigningContext, 'table'>,
  data: z.infer<typeof signersLink>,
  isWanted: (place: SignersPlace) => boolean,
) {
  const place = await readSignersPlace(context, data);
  if (place?.session?.linkId !== data.linkId || place.signer.email === '' || !isWanted(place)) return undefined;
  const { document, signer, session } = place;
  const [home, record] = await Promise.all([
    readLocation(context.table, document.providerLocationId),
    readCase(context.table, document.caseId),
  ]);
  if (!home || !record || record.deletedOn !== undefined) return undefined;
  // Nobody is asked to sign for a case that is cancelled. A copy of what they signed is theirs.
  if (record.status === 'cancelled' && document.state === 'out') return undefined;
  const about = {
    ...sender(),
    fullName: signer.fullName,
    homeName: home.name,
    homePhone: home.phone,
    decedentName: record.decedentFullName,
    documentName: document.name,
  };
  return { document, signer, session, about };
}
