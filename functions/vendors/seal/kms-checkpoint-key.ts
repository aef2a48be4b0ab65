import { kmsCalls } from '../kms-calls.ts';
import type { Signing } from '../signed-request.ts';

const ALGORITHM = 'ECDSA_SHA_256';

type KmsAnswer = { PublicKey?: string; Signature?: string; SigningAlgorithms?: string[] };

/** What signs the checkpoints of custody records: a private key that only signs, and the public one that people check with (SubjectPublicKeyInfo in DER). */
export type CheckpointKey = {
  publicKey: Uint8Array;
  /** Signs a text of at most 4,096 bytes with ECDSA over its SHA-256. The signature is in DER. */
  sign(text: Uint8Array): Promise<Uint8Array>;
};

const fromBase64 = (words: string | undefined, what: string): Uint8Array => {
  if (!words) throw new Error(`KMS answered without a ${what}.`);
  return new Uint8Array(Buffer.from(words, 'base64'));
};

/** Opens a key of KMS (ECC_NIST_P256, SIGN_VERIFY). It gets the text itself, which has only hashes and numbers, and the id of a home. */
export async function kmsCheckpointKey(
  keyId: string,
  signing: Signing,
  endpoint = process.env.AWS_ENDPOINT_URL_KMS,
): Promise<CheckpointKey> {
  const call = kmsCalls<'GetPublicKey' | 'Sign', KmsAnswer>(signing, endpoint);
  const { PublicKey, SigningAlgorithms } = await call('GetPublicKey', { KeyId: keyId });
  if (!SigningAlgorithms?.includes(ALGORITHM)) throw new Error(`The key of checkpoints has to sign with ${ALGORITHM}.`);
  return {
    publicKey: fromBase64(PublicKey, 'public key'),
    sign: async (text) => {
      const message = Buffer.from(text).toString('base64');
      const input = { KeyId: keyId, Message: message, MessageType: 'RAW', SigningAlgorithm: ALGORITHM };
      return fromBase64((await call('Sign', input)).Signature, 'signature');
    },
  };
}
