import PostalMime, { type Email } from 'postal-mime';
import { splitReply } from '#shared/messages/index.ts';
import { RECEIVED_TEXT } from '#shared/model/thread.ts';
import { htmlToText } from './html-to-text.ts';
import { cutTo, receivedText } from './received-text.ts';

/** The most bytes of an email that are read: far more than anyone writes. What follows in a larger one is attachments. */
const MOST_BYTES = 10_000_000;
/** The most files that are named. */
const MOST_FILES = 20;

/** An email as its thread keeps it. */
export type ReadEmail = {
  from: string;
  subject: string;
  said: string;
  quoted: string;
  isCut: boolean;
  isAutomatic: boolean;
  files: string[];
  mailId: string | undefined;
};

const oneLine = (text: string, max: number): string =>
  cutTo(receivedText(text.replace(/\p{Cc}/gu, ' ')).replace(/\s+/g, ' '), max);

/** Returns the text of an email, without the long gaps that mail programs leave. */
const severalLines = (text: string): string => receivedText(text).replace(/\n{4,}/g, '\n\n\n');

/**
 * Tells whether a program sent it, so that it answers nothing: RFC 3834 (Auto-Submitted), the older Precedence, an empty return path, and what mail servers
 * themselves send.
 */
function isFromProgram(email: Email, envelopeFrom: string): boolean {
  const header = (name: string) =>
    email.headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase() ?? '';
  const submitted = header('auto-submitted').split(/[;\s]/)[0];
  return (
    (submitted !== '' && submitted !== 'no') ||
    /^(?:bulk|junk|list|auto_reply)\b/.test(header('precedence')) ||
    header('x-autoreply') !== '' ||
    header('x-autorespond') !== '' ||
    envelopeFrom === '' ||
    envelopeFrom === '<>' ||
    /^(?:mailer-daemon|postmaster)@/i.test(email.from?.address ?? envelopeFrom)
  );
}

/** Reads an email. `envelopeFrom` is the return path that the mail service saw. Files are named and not read. */
export async function readEmail(bytes: Uint8Array, envelopeFrom: string): Promise<ReadEmail> {
  const email = await PostalMime.parse(bytes.subarray(0, MOST_BYTES), { maxNestingDepth: 30, attachmentEncoding: 'arraybuffer' });
  const text = severalLines(email.text?.trim() ? email.text : htmlToText(email.html ?? ''));
  const { said, quoted } = splitReply(text);
  const mailId = /^<[\x21-\x7e]{3,250}>$/.exec(email.messageId?.trim() ?? '')?.[0];
  return {
    from: oneLine(email.from?.address ?? envelopeFrom, 320).toLowerCase(),
    subject: oneLine(email.subject ?? '', 400),
    said: cutTo(said.trim(), RECEIVED_TEXT),
    quoted: cutTo(quoted.trim(), RECEIVED_TEXT),
    isCut: bytes.length > MOST_BYTES || said.length > RECEIVED_TEXT,
    isAutomatic: isFromProgram(email, envelopeFrom),
    files: email.attachments.slice(0, MOST_FILES).map(({ filename }, at) => oneLine(filename ?? '', 120) || `File ${at + 1}`),
    mailId,
  };
}
