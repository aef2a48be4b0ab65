import { SEAL_NAME } from '#shared/seal/verify-seal.ts';
import { kmsCalls } from '../kms-calls.ts';
import type { Signing } from '../signed-request.ts';
import type { Seal } from './seal-port.ts';
import { selfSigned } from './self-signed.ts';

const ALGORITHM = 'RSASSA_PKCS1_V1_5_SHA_256';

type KmsAnswer = { PublicKey?: string; Signature?: string; SigningAlgorithms?: string[] };

const fromBase64 = (words: string | undefined, what: string): Uint8Array => {
  if (!words) throw new Error(`KMS answered without a ${what}.`);
  return new Uint8Array(Buffer.from(words, 'base64'));
};

/**
 * Opens a key of KMS (RSA_3072, SIGN_VERIFY) as a seal. Only digests are sent to KMS, never documents. The certificate is made here, and is the same each time.
 */
export async function kmsSeal(keyId: string, signing: Signing, endpoint = process.env.AWS_ENDPOINT_URL_KMS): Promise<Seal> {
  const call = kmsCalls<'GetPublicKey' | 'Sign', KmsAnswer>(signing, endpoint);
  const sign = async (digest: Uint8Array): Promise<Uint8Array> => {
    const message = Buffer.from(digest).toString('base64');
    const input = { KeyId: keyId, Message: message, MessageType: 'DIGEST', SigningAlgorithm: ALGORITHM };
    return fromBase64((await call('Sign', input)).Signature, 'signature');
  };
  const { PublicKey, SigningAlgorithms } = await call('GetPublicKey', { KeyId: keyId });
  if (!SigningAlgorithms?.includes(ALGORITHM)) throw new Error(`The key of the seal has to sign with ${ALGORITHM}.`);
  return { certificate: await selfSigned(fromBase64(PublicKey, 'public key'), SEAL_NAME, sign), sign };
}
