import type * as z from 'zod';
import { changeSigning } from '#functions/documents/signing/change-signing.ts';
import { signersLetterFacts, signersLink } from '#functions/documents/signing/letter-facts.ts';
import { CODE_MINUTES, CODE_TRIES, hashOfCode } from '#functions/documents/signing/open-link.ts';
import { signingCodeLetter } from '#functions/letters/index.ts';
import type { Handle } from '#functions/runtime/reaction.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import type { MailPort } from '#functions/vendors/mail/index.ts';
import { sesMail } from '#functions/vendors/mail/index.ts';

/** Six digits. The remainder of 48 random bits favors none of them noticeably. */
const newCode = (bytes: Uint8Array): string => String(Buffer.from(bytes).readUIntBE(0, 6) % 1_000_000).padStart(6, '0');

/** Emails a signer a new code, which ends the one before it. Only its hash is kept. */
export const mailSigningCode =
  (mail: MailPort): Handle<z.infer<typeof signersLink>> =>
  async ({ data }, context) => {
    const found = await signersLetterFacts(context, data, () => true);
    if (!found) return undefined;
    const letter = async () => {
      const code = newCode(context.randomBytes());
      const expiresOn = new Date(context.now.getTime() + CODE_MINUTES * 60_000).toISOString();
      await changeSigning(
        context,
        data,
        async ({ session }) =>
          session && { session: { ...session, code: { hash: hashOfCode(session, code), expiresOn, triesLeft: CODE_TRIES } } },
      );
      return signingCodeLetter({ ...found.about, code });
    };
    await context.sendOnce(mail, { to: found.signer.email, letter });
    return undefined;
  };

export const handler = reaction('mail-signing-code', signersLink, mailSigningCode(sesMail()));
