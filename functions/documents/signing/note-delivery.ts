import { recorded, tellOfDocument } from '#functions/documents/case/change-document.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readCase } from '#functions/table/case.ts';
import { raise } from '#functions/table/outbox.ts';
import type { SigningSession } from '#functions/table/signing.ts';
import type { DocumentSigner } from '#shared/model/case-document.ts';
import { changeSigning, readSignersPlace, type SigningContext, withSigner } from './change-signing.ts';
import { signersData } from './sign-document.ts';
import { about } from './signing-view.ts';

/** What the email service reports of a letter of a document. `id` is the same however often it reports it. */
export type DeliveryNotice = {
  id: string;
  kind: 'delivered' | 'permanent' | 'transient' | 'complaint';
  /** Why it couldn't be delivered, in words for staff. */
  reason?: string;
  documentId: string;
  signerId: string;
  /** The link that was in the letter. */
  linkId: string;
  isCopy: boolean;
};

/** Notices of a signer that are remembered, so that one which is reported again changes nothing. A signer gets fewer letters. */
const REMEMBERED = 40;

const entryTypes = {
  delivered: 'document.delivered',
  permanent: 'document.bounced',
  transient: 'document.bounced',
  complaint: 'document.complained',
} as const;

/** Returns what becomes of a signer whose letter didn't arrive: it shows, unless they are done. Someone who has opened the link has it, and may go on. */
function bounced({ state }: DocumentSigner, kind: Exclude<DeliveryNotice['kind'], 'delivered'>): Partial<DocumentSigner> {
  return { bounce: kind, ...(state === 'sent' && kind !== 'complaint' ? { state: 'bounced' } : {}) };
}

/** Returns a session whose signer is reminded no more. It's due when its link expires. */
const withoutReminders = (session: SigningSession): SigningSession =>
  session.dueOn === undefined ? session : { ...session, dueOn: session.expiresOn };

/**
 * Records what became of a letter of a document, once, with what follows for its signer (docs/decisions.md, Documents). A letter before the last link, the letter
 * of someone who is done, and a copy are only recorded. Nothing is recorded of a document or a case that is gone.
 */
export async function noteDelivery(context: SigningContext, notice: DeliveryNotice): Promise<void> {
  const known = await readSignersPlace(context, notice);
  const record = known && (await readCase(context.table, known.document.caseId));
  if (!record || record.deletedOn !== undefined) return;
  await changeSigning(context, notice, async ({ document, signer, session }) => {
    if (!session || session.notices?.includes(notice.id)) return undefined;
    const { kind, reason, isCopy } = notice;
    const isWaitedFor =
      !isCopy &&
      session.linkId === notice.linkId &&
      document.state === 'out' &&
      !['signed', 'declined', 'canceled'].includes(signer.state);
    const noticed = { ...session, notices: [...(session.notices ?? []), notice.id].slice(-REMEMBERED) };
    const data = { ...about(signer), ...(isCopy ? { what: 'copy' as const } : {}), ...(reason ? { reason } : {}) };
    const entries = [recorded(context as OperationContext, entryTypes[kind], data)];
    if (kind === 'delivered') return { session: noticed, entries };
    const event = context.event('document.bounced', signersData(document, signer), document.providerLocationId);
    const told = kind === 'complaint' ? [] : [tellOfDocument(context, document, 'document-bounced', { to: signer.fullName })];
    return {
      ...(isWaitedFor ? { document: withSigner(document, signer.id, bounced(signer, kind)) } : {}),
      session: isWaitedFor && kind !== 'transient' ? withoutReminders(noticed) : noticed,
      writes: isWaitedFor || isCopy ? [raise(event), ...told] : [],
      entries,
    };
  });
}
