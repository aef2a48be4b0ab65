/** The keys that seal finished documents and sign checkpoints of custody records, which never leave their vault: AWS KMS, whose calls the embedded cloud answers too. */
export { type CheckpointKey, kmsCheckpointKey } from './kms-checkpoint-key.ts';
export { kmsSeal } from './kms-seal.ts';
export type { Seal } from './seal-port.ts';
