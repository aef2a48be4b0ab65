import { setting } from '#functions/settings.ts';

/** What every letter says of us: where the app is (no slash at the end) and who answers questions. */
export const sender = () => ({ site: setting('SITE_URL').replace(/\/$/, ''), supportMail: setting('SUPPORT_MAIL') });
