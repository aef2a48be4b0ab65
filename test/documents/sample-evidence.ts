import { createHash } from 'node:crypto';
import { sealPdf } from '#functions/documents/forms/seal-pdf.ts';
import type { TimestampPort } from '#functions/vendors/timestamps/index.ts';
import { headOf } from '#shared/chain/append-entry.ts';
import type { ChainEntryDraft } from '#shared/chain/chain-entry.ts';
import { chainExport } from '#shared/chain/chain-export.ts';
import { evidence } from '#shared/documents/evidence.ts';
import { writeStatement } from '#shared/seal/seal-statement.ts';
import { linksOf } from '#test/world/arbitrary-chain.ts';
import { flatForm } from './sample-forms.ts';
import { testSeal } from './test-seal.ts';

const digest = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');
const minute = (minutes: number) => new Date(Date.parse('2026-11-26T15:00:00Z') + minutes * 60_000);
const signerId = '0198f0aa-2222-7222-8333-444455556666';
const who = { signerId, signerName: 'Ana Núñez' };
const ana = { kind: 'signer' as const, id: signerId, name: 'Ana Núñez' };
const ida = { kind: 'provider' as const, id: '0198f0aa-3333-7222-8333-444455556666', name: 'Ida Larkspur' };
const device = { ip: '203.0.113.9', userAgent: 'Mozilla/5.0 (iPhone)', timeZone: 'America/Chicago' };
const disclosed = { version: '2026-11', sha256: digest('disclosure') };

/** Returns what is recorded of a document that Ana Núñez signs, up to her signature. */
export function signedEntries(documentSha256: string): ChainEntryDraft[] {
  const sent = {
    role: 'Next of kin',
    authority: 'eldest daughter; no spouse',
    order: 1,
    email: 'ana@example.com',
    needsCode: true,
  };
  return [
    evidence('document.created', { at: minute(0), actor: ida, data: { name: 'Cremation authorization', revision: 1 } }),
    evidence('document.sent', {
      at: minute(1),
      actor: ida,
      data: { ...who, ...sent, documentSha256, frozenSha256: digest('frozen'), expiresOn: '2026-12-26T15:01:00.000Z' },
    }),
    evidence('document.opened', { at: minute(4), actor: ana, data: { ...who, by: 'link-and-code', ...device } }),
    evidence('document.disclosed', { at: minute(4), actor: ana, data: { ...who, ...disclosed } }),
    evidence('document.consented', { at: minute(5), actor: ana, data: { ...who, ...disclosed, ...device } }),
    evidence('document.signed', {
      at: minute(9),
      actor: ana,
      data: {
        ...who,
        documentSha256,
        role: sent.role,
        authority: sent.authority,
        method: 'typed',
        style: 'Flowing',
        signatureSha256: digest('signature'),
        answersSha256: digest('answers'),
        ...device,
      },
    }),
  ];
}

/**
 * Makes a sealed document of two pages with its record, its certificate, and the document before it was sealed; with a timestamp, if there is an authority. A seal
 * from before seals named their record is one that isn't bound.
 */
export async function sampleEvidence(
  documentId = '0198f0aa-1111-7222-8333-444455556666',
  timestampAuthority?: TimestampPort,
  isBound = true,
) {
  const [signer, unsealed] = [await testSeal(), new Uint8Array(await flatForm(2))];
  const chain = { kind: 'signature' as const, subject: documentId };
  const before = await linksOf(chain, signedEntries(digest(unsealed)));
  const record = await headOf(chain, before);
  const stated = writeStatement({ record, timestamp: timestampAuthority ? 'authority' : 'none' });
  const sealing = { bytes: unsealed, signer, reason: isBound ? stated : 'Sealed after everyone signed', time: minute(60) };
  const sealed = await sealPdf({ ...sealing, ...(timestampAuthority ? { timestampAuthority } : {}) });
  const entry = evidence('document.sealed', {
    at: minute(60),
    actor: { kind: 'job', id: 'seal-document' },
    data: {
      originalSha256: digest(unsealed),
      unsealedSha256: digest(unsealed),
      sealedSha256: digest(sealed),
      pageCount: 2,
      certificateSha256: digest(signer.certificate),
      timestamp: timestampAuthority ? 'embedded' : 'none',
    },
  });
  const links = [...before, ...(await linksOf(chain, [entry], record))];
  return {
    sealed,
    unsealed,
    certificate: signer.certificate,
    links,
    record: chainExport(chain, links, await headOf(chain, links)),
  };
}
