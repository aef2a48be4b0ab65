import { tellOfDocument } from '#functions/documents/case/change-document.ts';
import { keepPdf } from '#functions/documents/case/kept-files.ts';
import type { SigningContext } from '#functions/documents/signing/change-signing.ts';
import { signerDue } from '#functions/documents/signing/start-turn.ts';
import { readLocation } from '#functions/table/location.ts';
import { readSigningSessions, type SigningSession } from '#functions/table/signing.ts';
import type { Write } from '#functions/table/table.ts';
import type { CaseDocument } from '#shared/model/case-document.ts';
import type { SealingPorts } from './seal-document.ts';
import { signedPages } from './signed-pages.ts';

/** What sealing uses that a process opens once. */
type SealingTools = Pick<SealingPorts, 'openSeal' | 'timestamps' | 'fonts' | 'siteUrl'>;

/** Returns what emails the sealed copy to everyone who signed and has an address. */
const copiesDue = (context: SigningContext, document: CaseDocument, sessions: readonly SigningSession[]): Write[] =>
  sessions.flatMap((session) => {
    const signer = document.signers.find(({ id }) => id === session.signerId);
    return signer?.state === 'signed' && signer.email !== '' ? [signerDue(context, document, session, 'copy')] : [];
  });

/** Returns what sealing needs, of the cloud. The letters with the copies are due in the transaction that makes a document a sealed one. */
export function sealingPorts(context: SigningContext, tools: SealingTools): SealingPorts {
  const { table, now } = context;
  return {
    ...tools,
    table,
    now,
    keepPdf,
    randomBytes: () => context.randomBytes(),
    homeNameOf: async ({ providerLocationId }) => (await readLocation(table, providerLocationId))?.name ?? '',
    signedPages: async (document) => signedPages(document, await readSigningSessions(table, document.id), tools.fonts),
    commit: async (document, writes) => {
      const copies = copiesDue(context, document, await readSigningSessions(table, document.id));
      await table.transact([...writes, tellOfDocument(context, document, 'document-sealed'), ...copies]);
    },
  };
}
