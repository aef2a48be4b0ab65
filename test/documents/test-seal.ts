import { constants, generateKeyPairSync, privateEncrypt } from 'node:crypto';
import type { Seal } from '#functions/vendors/seal/index.ts';
import { selfSigned } from '#functions/vendors/seal/self-signed.ts';
import { SEAL_NAME } from '#shared/seal/verify-seal.ts';

/** The head of a SHA-256 digest in a signature of PKCS #1, version 1.5. */
const head = Buffer.from('3031300d060960864801650304020105000420', 'hex');

/** Makes a seal with a new key, as KMS has it. */
export async function testSeal(name = SEAL_NAME): Promise<Seal> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 3072 });
  const sign: Seal['sign'] = async (digest) =>
    privateEncrypt({ key: privateKey, padding: constants.RSA_PKCS1_PADDING }, Buffer.concat([head, digest]));
  return { certificate: await selfSigned(publicKey.export({ type: 'spki', format: 'der' }), name, sign), sign };
}
