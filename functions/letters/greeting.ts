import type { Words } from './words.ts';
import { words } from './words.ts';

/** How a letter begins; without a name it begins all the same. */
export const greeting = (firstName?: string): Words => (firstName?.trim() ? words`Hello ${firstName},` : words`Hello,`);
