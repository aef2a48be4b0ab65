import { constants, createPrivateKey, createPublicKey, generateKeyPair, type KeyObject, privateEncrypt, sign } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { ServiceError } from '../http/aws-json.ts';

/** The kinds of keys that sign, each with the algorithm that it signs with. */
const algorithms = { RSA_3072: 'RSASSA_PKCS1_V1_5_SHA_256', ECC_NIST_P256: 'ECDSA_SHA_256' } as const;
type KeySpec = keyof typeof algorithms;

const isKnown = (kind: string | undefined): kind is KeySpec => kind !== undefined && Object.hasOwn(algorithms, kind);

const generate = promisify(generateKeyPair);
/** Makes a private key. */
const generators: Readonly<Record<KeySpec, () => Promise<{ privateKey: KeyObject }>>> = {
  RSA_3072: () => generate('rsa', { modulusLength: 3072 }),
  ECC_NIST_P256: () => generate('ec', { namedCurve: 'P-256' }),
};

/** The head of a SHA-256 digest in a signature of PKCS #1, version 1.5 (RFC 8017, 9.2, note 1). */
const digestHead = Buffer.from('3031300d060960864801650304020105000420', 'hex');

/**
 * The keys of this machine's KMS that sign, in a separate file that only its owner can read. Making one takes a second, so each is made when it's first
 * needed.
 */
export class SigningKeys {
  private readonly file: string;
  private readonly kinds: ReadonlyMap<string, KeySpec>;
  private making: Promise<unknown> = Promise.resolve();

  constructor(file: string, kinds: Readonly<Record<string, string | undefined>>) {
    this.file = file;
    this.kinds = new Map(
      Object.entries(kinds).map(([arn, kind]) => {
        if (!isKnown(kind)) throw new Error(`The embedded KMS doesn’t sign with a key of the kind ${kind}.`);
        return [arn, kind];
      }),
    );
  }

  /** Returns the ARN for a key's ARN or id. */
  arnOf(id: string): string {
    const arn = [...this.kinds.keys()].find((each) => each === id || each.endsWith(`:key/${id}`));
    if (!arn) throw new ServiceError('NotFoundException', `Key '${id}' does not exist`);
    return arn;
  }

  private read(): Record<string, string> {
    return existsSync(this.file) ? (JSON.parse(readFileSync(this.file, 'utf8')) as Record<string, string>) : {};
  }

  private async make(arn: string): Promise<string> {
    const known = this.read()[arn];
    if (known) return known;
    const { privateKey } = await generators[this.kinds.get(arn) as KeySpec]();
    const made = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
    mkdirSync(dirname(this.file), { recursive: true });
    // Renamed into place: a process killed halfway leaves the old file, not half of a new one.
    writeFileSync(`${this.file}.new`, JSON.stringify({ ...this.read(), [arn]: made }), { mode: 0o600 });
    chmodSync(`${this.file}.new`, 0o600);
    renameSync(`${this.file}.new`, this.file);
    return made;
  }

  private async key(id: string): Promise<KeyObject> {
    const arn = this.arnOf(id);
    // One after another: two first requests get the same key.
    const mine = this.making.then(() => this.make(arn));
    this.making = mine.catch(() => undefined);
    return createPrivateKey({ key: Buffer.from(await mine, 'base64'), type: 'pkcs8', format: 'der' });
  }

  /** Returns the public key as SubjectPublicKeyInfo in DER. */
  async publicKey(id: string): Promise<Buffer> {
    return createPublicKey(await this.key(id)).export({ type: 'spki', format: 'der' });
  }

  /** Returns the kind of a key and the algorithm that it signs with. */
  kindOf(id: string): { kind: KeySpec; algorithm: string } {
    const kind = this.kinds.get(this.arnOf(id)) as KeySpec;
    return { kind, algorithm: algorithms[kind] };
  }

  /** Signs a text with ECDSA over its SHA-256. */
  async signText(id: string, text: Buffer): Promise<Buffer> {
    return sign('sha256', text, await this.key(id));
  }

  /** Signs a SHA-256 digest with RSA. */
  async signDigest(id: string, digest: Buffer): Promise<Buffer> {
    if (digest.length !== 32) throw new ServiceError('ValidationException', 'Digest is invalid length for algorithm SHA_256.');
    // Node signs what it hashes itself. Here the digest comes from outside.
    const signing = { key: await this.key(id), padding: constants.RSA_PKCS1_PADDING };
    return privateEncrypt(signing, Buffer.concat([digestHead, digest]));
  }
}
