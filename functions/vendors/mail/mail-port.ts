/** One mail to one person. `text` and `html` say the same. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Whom an answer goes to, where it is not us. */
  replyTo?: string;
};

/** Sends mail. Resolves once the mail service has taken it; rejects where it may not have. */
export type MailPort = { send(mail: Mail): Promise<void> };
