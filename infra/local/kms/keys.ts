import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ServiceError } from '../http/aws-json.ts';

/** What a ciphertext was made for. A request to decrypt must name the same. */
export type EncryptionContext = Readonly<Record<string, string>>;

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Returns the context in one order, whichever order it was sent in. */
const canonical = (context: EncryptionContext): string =>
  JSON.stringify(Object.entries(context).sort(([one], [other]) => (one < other ? -1 : 1)));

const invalid = (): ServiceError => new ServiceError('InvalidCiphertextException', '');

/**
 * The keys of this machine's KMS, in a separate file that only its owner can read: a copy of the table is no copy of the keys. Losing the file loses
 * what was encrypted, as deleting a key in AWS does.
 */
export class KeyStore {
  private readonly keys: Map<string, Buffer>;

  private constructor(keys: Map<string, Buffer>) {
    this.keys = keys;
  }

  /** Opens the file, and adds a key for each ARN that has none. */
  static open(file: string, arns: readonly string[]): KeyStore {
    const stored = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
    const missing = arns.filter((arn) => !stored[arn]);
    for (const arn of missing) stored[arn] = randomBytes(32).toString('base64');
    if (missing.length > 0) {
      mkdirSync(dirname(file), { recursive: true });
      // Renamed into place: a process killed halfway leaves the old file, not half of a new one.
      writeFileSync(`${file}.new`, JSON.stringify(stored), { mode: 0o600 });
      chmodSync(`${file}.new`, 0o600);
      renameSync(`${file}.new`, file);
    }
    return new KeyStore(new Map(Object.entries(stored).map(([arn, key]) => [arn, Buffer.from(key, 'base64')])));
  }

  /** Returns the ARN for a key's ARN or id. */
  arnOf(id: string): string {
    const arn = [...this.keys.keys()].find((each) => each === id || each.endsWith(`:key/${id}`));
    if (!arn) throw new ServiceError('NotFoundException', `Key '${id}' does not exist`);
    return arn;
  }

  wrap(arn: string, plain: Buffer, context: EncryptionContext): Buffer {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv(algorithm, this.keys.get(arn) as Buffer, iv).setAAD(Buffer.from(canonical(context)));
    const body = Buffer.concat([cipher.update(plain), cipher.final()]);
    const name = Buffer.from(arn);
    return Buffer.concat([Buffer.from([name.length]), name, iv, cipher.getAuthTag(), body]);
  }

  /** Decrypts a data key. Throws KMS's own error if the ciphertext isn't of a key here, or was made for another context. */
  unwrap(blob: Buffer, context: EncryptionContext): { arn: string; plain: Buffer } {
    const bodyAt = 1 + (blob[0] ?? 0);
    const arn = blob.subarray(1, bodyAt).toString();
    const key = this.keys.get(arn);
    if (!key) throw invalid();
    try {
      const tagAt = bodyAt + ivBytes;
      const decipher = createDecipheriv(algorithm, key, blob.subarray(bodyAt, tagAt), { authTagLength: tagBytes })
        .setAAD(Buffer.from(canonical(context)))
        .setAuthTag(blob.subarray(tagAt, tagAt + tagBytes));
      return { arn, plain: Buffer.concat([decipher.update(blob.subarray(tagAt + tagBytes)), decipher.final()]) };
    } catch {
      throw invalid();
    }
  }
}
