import type { Words } from './words.ts';
import { words } from './words.ts';

/** Returns the greeting of an email, with or without a name. */
export const greeting = (firstName?: string): Words => (firstName?.trim() ? words`Hello ${firstName},` : words`Hello,`);
