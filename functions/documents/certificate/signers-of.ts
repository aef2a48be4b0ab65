import type { ChainEntry } from '#shared/chain/chain-entry.ts';
import type { EvidenceData, EvidenceType } from '#shared/documents/evidence.ts';

/** What the record says of one signer, from its newest entry of each kind. */
export type CertifiedSigner = {
  id: string;
  name: string;
  sent?: Recorded<'document.sent'>;
  opened?: Recorded<'document.opened'>;
  consented?: Recorded<'document.consented'>;
  signed?: Recorded<'document.signed'>;
};
type Recorded<Type extends EvidenceType> = EvidenceData<Type> & { on: string };

const kept = {
  'document.sent': 'sent',
  'document.opened': 'opened',
  'document.consented': 'consented',
  'document.signed': 'signed',
} as const;

/** Returns the signers that a record names and that weren’t canceled, in the order in which they come up. */
export function signersOf(entries: readonly ChainEntry[]): CertifiedSigner[] {
  const signers = new Map<string, CertifiedSigner>();
  for (const { type, data, occurredOn } of entries) {
    const { signerId, signerName } = data;
    if (typeof signerId !== 'string') continue;
    if (type === 'document.signer-canceled') signers.delete(signerId);
    const part = (kept as Readonly<Record<string, (typeof kept)[keyof typeof kept] | undefined>>)[type];
    if (!part) continue;
    const signer = signers.get(signerId) ?? { id: signerId, name: String(signerName) };
    signers.set(signerId, { ...signer, name: String(signerName), [part]: { ...data, on: occurredOn } });
  }
  return [...signers.values()];
}
