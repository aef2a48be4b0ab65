/** Encryption of single fields under a key that never leaves its vault: the port, and AWS KMS behind it (the embedded cloud answers the same calls). */
export type { FieldKeys, FieldPlace } from './field-keys-port.ts';
export { kmsFieldKeys } from './kms-field-keys.ts';
