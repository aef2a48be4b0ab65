import { createHash } from 'node:crypto';

/** 32 random bytes in base64url, as a browser makes them once and keeps them. */
const planKeyPattern = /^[\w-]{43}$/;

/**
 * What a browser's plan key is kept under: its SHA-256 in hex; 256 random bits need no salt and no slow hash. Without a key, or with something that is
 * none, null: such a browser simply holds no plan.
 */
export const planKeyHashOf = (header: string | undefined): string | null =>
  header !== undefined && planKeyPattern.test(header) ? createHash('sha256').update(header).digest('hex') : null;
