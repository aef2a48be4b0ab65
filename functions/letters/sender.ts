import { setting } from '#functions/settings.ts';

/** Returns who gets the replies to an email that we send for a home: the home, if its profile has an email address. */
export const repliesTo = ({ email }: { email: string }): { replyTo?: string } => (email === '' ? {} : { replyTo: email });

/** Returns what every email says about us: where the app is (without a trailing slash) and who answers questions. */
export const sender = () => ({ site: setting('SITE_URL').replace(/\/$/, ''), supportMail: setting('SUPPORT_MAIL') });
