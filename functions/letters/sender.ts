import { setting } from '#functions/settings.ts';

/** Returns what every email says about us: where the app is (without a trailing slash) and who answers questions. */
export const sender = () => ({ site: setting('SITE_URL').replace(/\/$/, ''), supportMail: setting('SUPPORT_MAIL') });
