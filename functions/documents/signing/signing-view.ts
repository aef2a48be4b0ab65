import { sha256 } from '#functions/catalog/release-parts.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readLocation } from '#functions/table/location.ts';
import type { SigningSession } from '#shared/contract/e-sign.ts';
import { disclosureFor } from '#shared/documents/disclosure.ts';
import { signerRoleWords } from '#shared/documents/signer-role-words.ts';
import type { DocumentSigner } from '#shared/model/case-document.ts';
import { caseCancelled, needsCode, type OpenedSigning, tabletOf } from './open-signing.ts';

/** Returns the disclosure that a signer is shown, as the record names it. */
export function disclosureNow(signer: DocumentSigner) {
  const { version, paragraphs } = disclosureFor(signer);
  return { version, sha256: sha256(paragraphs.join('\n')) };
}

/** Returns who did something, as the record of a document names a signer. */
export const asSigner = ({ id, fullName }: DocumentSigner) => ({ kind: 'signer', id, name: fullName }) as const;

/** Returns whom an entry of the record is about. */
export const about = ({ id, fullName }: DocumentSigner) => ({ signerId: id, signerName: fullName });

/** Returns where a signer is, for the record. */
export const deviceOf = ({ request }: OperationContext, timeZone: string | undefined) => ({
  ip: request.address.slice(0, 64),
  userAgent: request.userAgent,
  ...(timeZone ? { timeZone } : {}),
});

function stageOf({ document, signer, session }: OpenedSigning): SigningSession['stage'] {
  if (signer.state === 'signed' || document.state === 'signed-on-paper') return 'complete';
  if (signer.state === 'declined') return 'declined';
  return session.consent ? 'sign' : 'start';
}

/** Returns how far a signer is, to the one who has their link. */
export async function signingView(context: OperationContext, opened: OpenedSigning): Promise<SigningSession> {
  const { document, signer, session, token, record } = opened;
  const home = await readLocation(context.table, document.providerLocationId);
  if (record.status === 'cancelled' && document.state === 'out' && signer.state !== 'signed')
    throw await caseCancelled(context, document);
  const { fullName, role, order, email } = signer;
  return {
    signingTokenId: 'tabletId' in token ? token.tabletId : token.linkId,
    documentId: document.id,
    signer: { fullName, role: signerRoleWords(document, role), order, hasEmail: email !== '' },
    stage: stageOf(opened),
    homeName: home?.name ?? '',
    homePhone: home?.phone ?? '',
    needsCode: needsCode(opened, context.now),
    isWitnessed: tabletOf(opened) !== undefined,
    expiresOn: token.expiresOn,
    disclosure: { ...disclosureNow(signer), paragraphs: [...disclosureFor(signer).paragraphs] },
    consentedOn: session.consent?.on ?? null,
  };
}
