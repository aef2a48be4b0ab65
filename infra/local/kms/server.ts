import { randomBytes } from 'node:crypto';
import { awsJson, ServiceError } from '../http/aws-json.ts';
import { type Listening, listen } from '../http/listen.ts';
import type { EncryptionContext, KeyStore } from './keys.ts';
import type { SigningKeys } from './signing-keys.ts';

type DataKey = { KeyId: string; KeySpec?: string; EncryptionContext?: EncryptionContext };
type Ciphertext = { KeyId?: string; CiphertextBlob: string; EncryptionContext?: EncryptionContext };

type Signable = { KeyId: string; Message: string; MessageType?: string; SigningAlgorithm: string };

/** Starts the KMS emulator: as much of its JSON protocol as envelope encryption, the seal of documents, and checkpoints need. */
export const startKms = (port: number, keys: KeyStore, signing: SigningKeys): Promise<Listening> =>
  listen(
    port,
    awsJson({
      GenerateDataKey: ({ KeyId, KeySpec, EncryptionContext = {} }: DataKey) => {
        if (KeySpec !== 'AES_256') throw new ServiceError('ValidationException', 'The embedded KMS makes keys of AES_256 only.');
        const arn = keys.arnOf(KeyId);
        const plain = randomBytes(32);
        const wrapped = keys.wrap(arn, plain, EncryptionContext);
        return { KeyId: arn, Plaintext: plain.toString('base64'), CiphertextBlob: wrapped.toString('base64') };
      },
      Decrypt: ({ KeyId, CiphertextBlob, EncryptionContext = {} }: Ciphertext) => {
        const { arn, plain } = keys.unwrap(Buffer.from(CiphertextBlob, 'base64'), EncryptionContext);
        if (KeyId !== undefined && keys.arnOf(KeyId) !== arn)
          throw new ServiceError(
            'IncorrectKeyException',
            'The key ID in the request does not identify a CMK that can perform this operation.',
          );
        return { KeyId: arn, Plaintext: plain.toString('base64'), EncryptionAlgorithm: 'SYMMETRIC_DEFAULT' };
      },
      GetPublicKey: async ({ KeyId }: { KeyId: string }) => ({
        KeyId: signing.arnOf(KeyId),
        PublicKey: (await signing.publicKey(KeyId)).toString('base64'),
        KeySpec: signing.kindOf(KeyId).kind,
        KeyUsage: 'SIGN_VERIFY',
        SigningAlgorithms: [signing.kindOf(KeyId).algorithm],
      }),
      Sign: async ({ KeyId, Message, MessageType, SigningAlgorithm }: Signable) => {
        const { kind, algorithm } = signing.kindOf(KeyId);
        // Node signs what it hashes itself, except with RSA.
        const type = kind === 'RSA_3072' ? 'DIGEST' : 'RAW';
        if (MessageType !== type || SigningAlgorithm !== algorithm)
          throw new ServiceError('ValidationException', `The embedded KMS signs ${type} with ${algorithm} only.`);
        const message = Buffer.from(Message, 'base64');
        const signature = await (type === 'RAW' ? signing.signText(KeyId, message) : signing.signDigest(KeyId, message));
        return { KeyId: signing.arnOf(KeyId), Signature: signature.toString('base64'), SigningAlgorithm };
      },
    }),
  );
