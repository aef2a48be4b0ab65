/** One email to one person. `text` and `html` say the same. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Who gets replies, if not us. */
  replyTo?: string;
};

/** Sends email. Resolves once the mail service has accepted it; rejects if it may not have. */
export type MailPort = { send(mail: Mail): Promise<void> };
