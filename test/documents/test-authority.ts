import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Integer, ObjectIdentifier, OctetString, Sequence, Utf8String } from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  Extension,
  ExtKeyUsage,
  IssuerAndSerialNumber,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';

// Written with pkijs, so that what reads it isn't what wrote it.

const SIGNED_DATA = '1.2.840.113549.1.7.2';
const TST_INFO = '1.2.840.113549.1.9.16.1.4';
const SHA256 = '2.16.840.1.101.3.4.2.1';
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
const CODE_SIGNING = '1.3.6.1.5.5.7.3.3';

/** What an authority is like, and what it does wrong. */
export type AuthorityOptions = {
  key?: 'rsa' | 'ecdsa';
  /** A root of its own, which comes with its tokens, or none: then it certifies itself. */
  withRoot?: boolean;
  /** Whether the root is left out of the tokens. */
  hidesRoot?: boolean;
  isForCode?: boolean;
  signsWithAnotherKey?: boolean;
  expiresOn?: Date;
  now?: () => Date;
  /** Changes what is signed. */
  tamper?: (info: TSTInfo) => void;
  status?: number;
};

const keys = {
  rsa: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
  ecdsa: { name: 'ECDSA', namedCurve: 'P-384' },
} as const;

const newKeys = async (kind: 'rsa' | 'ecdsa') =>
  (await crypto.subtle.generateKey(keys[kind], true, ['sign', 'verify'])) as CryptoKeyPair;

type Issued = { certificate: Certificate; keys: CryptoKeyPair };

/** Issues a certificate: by an issuer, or by itself. */
async function issue(name: string, own: CryptoKeyPair, by: Issued | undefined, extensions: Extension[], until: Date) {
  const certificate = new Certificate({ version: 2, serialNumber: new Integer({ value: by ? 2 : 1 }) });
  const named = (value: string) => new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value }) });
  certificate.subject.typesAndValues.push(named(name));
  certificate.issuer.typesAndValues.push(...(by?.certificate.subject.typesAndValues ?? [named(name)]));
  certificate.notBefore.value = new Date('2026-01-01T00:00:00Z');
  certificate.notAfter.value = until;
  certificate.extensions = extensions;
  await certificate.subjectPublicKeyInfo.importKey(own.publicKey);
  await certificate.sign((by?.keys ?? own).privateKey, 'SHA-256');
  return certificate;
}

const attribute = (type: string, value: unknown) => new Attribute({ type, values: [value] });
const digest = (bytes: BufferSource) => crypto.subtle.digest('SHA-256', bytes);

/** Signs what a token says, with the attributes that RFC 3161 asks for. */
async function signToken(info: TSTInfo, { certificate, keys: own }: Issued, certificates: Certificate[]): Promise<ContentInfo> {
  const content = info.toSchema().toBER(false);
  const print = new OctetString({ valueHex: await digest(certificate.toSchema().toBER(false)) });
  const reference = new Sequence({ value: [new Sequence({ value: [new Sequence({ value: [print] })] })] });
  const signedAttrs = new SignedAndUnsignedAttributes({
    type: 0,
    attributes: [
      attribute('1.2.840.113549.1.9.3', new ObjectIdentifier({ value: TST_INFO })),
      attribute('1.2.840.113549.1.9.4', new OctetString({ valueHex: await digest(content) })),
      attribute('1.2.840.113549.1.9.16.2.47', reference),
    ],
  });
  const signed = new SignedData({
    version: 3,
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: TST_INFO,
      eContent: new OctetString({ valueHex: content }),
    }),
    certificates,
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
        digestAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA256 }),
        signedAttrs,
      }),
    ],
  });
  await signed.sign(own.privateKey, 0, 'SHA-256');
  return new ContentInfo({ contentType: SIGNED_DATA, content: signed.toSchema(true) });
}

/** A timestamp authority that answers requests (RFC 3161), right ones unless it's told otherwise. */
export async function testAuthority(options: AuthorityOptions = {}): Promise<(request: Uint8Array) => Promise<Uint8Array>> {
  const { key = 'rsa', withRoot = false, now = () => new Date(), status = 0 } = options;
  const until = options.expiresOn ?? new Date('2046-01-01T00:00:00Z');
  const usage = new ExtKeyUsage({ keyPurposes: [options.isForCode ? CODE_SIGNING : TIME_STAMPING] });
  const extension = new Extension({ extnID: '2.5.29.37', critical: true, extnValue: usage.toSchema().toBER(false) });
  const basic = new BasicConstraints({ cA: true });
  const caExtension = new Extension({ extnID: '2.5.29.19', critical: true, extnValue: basic.toSchema().toBER(false) });
  const own = await newKeys(key);
  const rootKeys = await newKeys(key);
  const root = { keys: rootKeys, certificate: await issue('Test Root', rootKeys, undefined, [caExtension], until) };
  const certificate = await issue('Test Time Authority', own, withRoot ? root : undefined, [extension], until);
  const certificates = [certificate, ...(withRoot && !options.hidesRoot ? [root.certificate] : [])];
  return async (request) => {
    const asked = TimeStampReq.fromBER(new Uint8Array(request));
    if (status > 1) return answer(new TimeStampResp({ status: new PKIStatusInfo({ status }) }));
    const info = new TSTInfo({
      version: 1,
      policy: '1.2.3.4.1',
      messageImprint: asked.messageImprint,
      serialNumber: new Integer({ value: 7 }),
      genTime: now(),
      ...(asked.nonce ? { nonce: asked.nonce } : {}),
    });
    options.tamper?.(info);
    const signing = options.signsWithAnotherKey ? rootKeys : own;
    const timeStampToken = await signToken(info, { certificate, keys: signing }, certificates);
    return answer(new TimeStampResp({ status: new PKIStatusInfo({ status }), timeStampToken }));
  };
}

const answer = (reply: TimeStampResp): Uint8Array => new Uint8Array(reply.toSchema().toBER(false));

/** Answers over HTTP as an authority does, until it's closed. */
export async function serveAuthority(reply: (request: Uint8Array) => Promise<Uint8Array>) {
  const asked: { method?: string | undefined; type?: string | undefined }[] = [];
  const server = createServer(async (request, response) => {
    asked.push({ method: request.method, type: request.headers['content-type'] });
    try {
      const bytes = await reply(await buffer(request));
      response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(bytes);
    } catch {
      response.writeHead(503).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/timestamps`,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
