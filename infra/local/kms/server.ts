import { randomBytes } from 'node:crypto';
import { awsJson, ServiceError } from '../http/aws-json.ts';
import { type Listening, listen } from '../http/listen.ts';
import type { EncryptionContext, KeyStore } from './keys.ts';

type DataKey = { KeyId: string; KeySpec?: string; EncryptionContext?: EncryptionContext };
type Ciphertext = { KeyId?: string; CiphertextBlob: string; EncryptionContext?: EncryptionContext };

/** Starts the KMS emulator: as much of its JSON protocol as envelope encryption needs. */
export const startKms = (port: number, keys: KeyStore): Promise<Listening> =>
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
    }),
  );
