/** Sending email: the port, and Amazon SES behind it (the embedded cloud answers the same calls). */
export type { Mail, MailPort, SentMail } from './mail-port.ts';
export { sesMail } from './ses-mail.ts';
