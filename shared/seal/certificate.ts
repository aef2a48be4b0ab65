import { type Der, insideDer, joined, readDer, sameBytes, writeDer } from './der.ts';
import { BITS, INTEGER, isOid, need, type ObjectName, OCTETS, SEQUENCE } from './object-ids.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** What is needed of a certificate (X.509, RFC 5280, 4.1). Nothing of it is verified yet. */
export type Certificate = {
  whole: Bytes;
  /** Whom it is for and who issued it, in words, and both in DER. */
  name: string;
  issuerName: string;
  subject: Bytes;
  issuer: Bytes;
  /** How others name it: its issuer and its number. */
  signerId: Bytes;
  publicKey: Bytes;
  validFrom: Date;
  validUntil: Date;
  /** Whether it is for timestamps and nothing else, as RFC 3161, 2.3 asks. */
  isForTimestamps: boolean;
  /** What the issuer signed, how, and the signature. */
  signed: Bytes;
  algorithm: Der;
  signature: Bytes;
};

/** Reads a time with two digits of the year or with four (RFC 5280, 4.1.2.5), and parts of a second, which only timestamps have. */
export function timeOf({ tag, content }: Der): Date {
  const [, year, ...rest] =
    /^(\d{2}|\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\.\d{1,9})?Z$/.exec(new TextDecoder().decode(content)) ?? [];
  if (!year || (tag === 0x17) !== (year.length === 2)) throw new RangeError('The time can’t be read.');
  const [month, day, hour, minute, second, part = ''] = rest;
  const century = year.length === 4 ? '' : Number(year) < 50 ? '20' : '19';
  const time = new Date(`${century}${year}-${month}-${day}T${hour}:${minute}:${second}${part.slice(0, 4)}Z`);
  if (Number.isNaN(time.getTime())) throw new RangeError('The time can’t be read.');
  return time;
}

/** Reads a text of a name. BMPString has two bytes for each character; the others are read as UTF-8. */
const textOf = ({ tag, content }: Der): string => new TextDecoder(tag === 0x1e ? 'utf-16be' : 'utf-8').decode(content);

/** Returns the common name in a name, or otherwise the organization’s, or nothing. */
function nameIn(name: Der): string {
  const parts = insideDer(name).flatMap(insideDer).map(insideDer);
  const find = (part: ObjectName) => parts.find(([id]) => isOid(id, part))?.[1];
  const found = find('commonName') ?? find('organization');
  return found
    ? textOf(found)
        .replace(/\p{C}+/gu, ' ')
        .slice(0, 200)
    : '';
}

const TRUE = Uint8Array.from([0x01, 0x01, 0xff]);

/** Tells whether extensions say once, critically, that a key is for timestamps alone. */
function areForTimestamps(extensions: readonly Der[]): boolean {
  const found = extensions.map(insideDer).filter(([id]) => isOid(id, 'extendedKeyUsage'));
  const [, critical, value] = found[0] ?? [];
  if (found.length !== 1 || !critical || !sameBytes(critical.whole, TRUE) || value?.tag !== OCTETS) return false;
  const usages = insideDer(readDer(value.content));
  return usages.length === 1 && isOid(usages[0], 'timeStamping');
}

/** Reads a certificate. Throws if it isn't one of version 3 with nothing behind its parts. */
export function readCertificate({ whole, ...rest }: Der): Certificate {
  const [content, algorithm, bits] = insideDer({ whole, ...rest }).map(need);
  const [version, serial, inner, issuer, validity, subject, key, ...more] = insideDer(need(content)).map(need);
  const signature = need(bits).content.subarray(1);
  const same = writeDer(SEQUENCE, content!.whole, need(inner).whole, writeDer(BITS, Uint8Array.of(0), signature));
  if (version?.tag !== 0xa0 || need(serial).tag !== INTEGER || !sameBytes(same, whole))
    throw new RangeError('A certificate has another form.');
  const [from, until] = insideDer(need(validity));
  const extensions = more.find(({ tag }) => tag === 0xa3);
  return {
    whole,
    name: nameIn(need(subject)),
    issuerName: nameIn(need(issuer)),
    subject: subject!.whole,
    issuer: issuer!.whole,
    signerId: writeDer(SEQUENCE, joined(issuer!.whole, serial!.whole)),
    publicKey: need(key).whole,
    validFrom: timeOf(need(from)),
    validUntil: timeOf(need(until)),
    isForTimestamps: extensions !== undefined && areForTimestamps(insideDer(need(insideDer(extensions)[0]))),
    signed: content!.whole,
    algorithm: need(algorithm),
    signature,
  };
}
