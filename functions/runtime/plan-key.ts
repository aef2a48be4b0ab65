import { createHash } from 'node:crypto';

/** 32 random bytes in base64url, which a browser makes once and keeps. */
const planKeyPattern = /^[\w-]{43}$/;

/**
 * Returns what a browser's plan key is kept under: its SHA-256 in hex; 256 random bits need no salt and no slow hash. Null without a valid key: such a
 * browser has no plan.
 */
export const planKeyHashOf = (header: string | undefined): string | null =>
  header !== undefined && planKeyPattern.test(header) ? createHash('sha256').update(header).digest('hex') : null;
