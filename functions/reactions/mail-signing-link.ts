import * as z from 'zod';
import { amountsToSign } from '#functions/cases/contract/amounts-to-sign.ts';
import type { SignersPlace } from '#functions/documents/signing/change-signing.ts';
import { signersLetterFacts, signersLink } from '#functions/documents/signing/letter-facts.ts';
import { signingLetter, withdrawnLetter } from '#functions/letters/index.ts';
import type { Handle } from '#functions/runtime/reaction.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { hashOfToken } from '#functions/runtime/single-use-token.ts';
import { readCase } from '#functions/table/case.ts';
import { owedLetterWrites } from '#functions/table/owed-letters.ts';
import { signingTokenWrite } from '#functions/table/signing.ts';
import type { MailPort } from '#functions/vendors/mail/index.ts';
import { sesMail } from '#functions/vendors/mail/index.ts';
import { turnOf } from '#shared/documents/document-status.ts';

const schema = signersLink.extend({ why: z.enum(['asked', 'resent', 'reminder', 'requested', 'copy', 'withdrawn']) });

/** How long the link to a copy works. */
const COPY_DAYS = 90;

/** Checks whether a signer still gets a letter of this kind. */
const isWanted =
  (why: z.infer<typeof schema>['why']) =>
  ({ document, signer }: SignersPlace): boolean => {
    if (why === 'withdrawn') return document.state === 'void';
    if (why === 'copy') return document.sealed !== undefined || document.state === 'signed-on-paper';
    return document.state === 'out' && signer.state !== 'signed' && signer.order === turnOf(document.signers);
  };

/** Emails a signer their link, or that it no longer works because the document was withdrawn. While the case is hidden, the letter waits for it. Sends nothing if a newer one was sent, they have signed, or the document is out no longer. */
export const mailSigningLink =
  (mail: MailPort): Handle<z.infer<typeof schema>> =>
  async ({ data }, context) => {
    const { documentId, signerId, linkId, why } = data;
    const found = await signersLetterFacts(context, data, isWanted(why));
    // A letter of a case that is hidden waits until it's restored.
    if (!found) return (await readCase(context.table, data.caseId))?.deletedOn === undefined ? undefined : owedLetterWrites(data);
    const { document, signer, session, about } = found;
    const isOnPaper = document.state === 'signed-on-paper';
    const tags = { documentId, signerId, linkId, why };
    const letter = async () => {
      if (why === 'withdrawn') return { ...withdrawnLetter({ ...about, isReplaced: document.replacedBy !== undefined }), tags };
      const token = Buffer.from(context.randomBytes()).toString('base64url');
      const copyUntil = new Date(context.now.getTime() + COPY_DAYS * 86_400_000).toISOString();
      const expiresOn = why === 'copy' ? copyUntil : session.expiresOn;
      await context.table.transact([signingTokenWrite({ hash: hashOfToken(token), documentId, signerId, expiresOn, linkId })]);
      const written = signingLetter(why, {
        ...about,
        documentId,
        token,
        expiresOn,
        needsCode: signer.needsCode,
        isOnPaper,
        isNewVersion: document.revision > 1,
        sums: await amountsToSign(context, document, signer.contactId),
      });
      return { ...written, tags };
    };
    await context.sendOnce(mail, { to: signer.email, letter });
    return undefined;
  };

export const handler = reaction('mail-signing-link', schema, mailSigningLink(sesMail()));
