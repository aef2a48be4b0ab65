/** The key that seals finished documents, which never leaves its vault: the port, and AWS KMS behind it (the embedded cloud answers the same calls). */
export { kmsSeal } from './kms-seal.ts';
export type { Seal } from './seal-port.ts';
