/** One email to one person. `text` and `html` say the same. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Who gets replies, if not us. */
  replyTo?: string;
  /** Whose name it comes under, if not ours. The address is always ours. */
  fromName?: string;
  /** The Message-IDs of earlier emails of its thread, oldest first, by which email programs keep them together. */
  references?: readonly string[];
  /** What the email is about, by name: the mail service says it again when it reports what became of the email. Letters, digits, `-`, and `_`; never a secret. */
  tags?: Readonly<Record<string, string>>;
};

/** What is known of an email that was accepted: the Message-ID that it has, in angle brackets. */
export type SentMail = { mailId: string };

/** Sends email. Resolves once the mail service has accepted it; rejects if it may not have. */
export type MailPort = { send(mail: Mail): Promise<SentMail> };
