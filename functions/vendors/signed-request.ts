/** Requests to AWS that we sign ourselves, with the SDK's own signer: a Lambda that makes one or two kinds of them doesn't need a whole client. */
import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { SignatureV4 } from '@smithy/signature-v4';

/** The region and credentials to sign with: any client of the SDK that is already loaded. */
export type Signing = {
  config: { region: () => Promise<string>; credentials: ConstructorParameters<typeof SignatureV4>[0]['credentials'] };
};

/** SHA-256 in the shape that the signer asks for, on Node's own crypto. */
export class Sha256 {
  readonly #hash: ReturnType<typeof createHash>;
  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash = (secret === undefined ? createHash('sha256') : createHmac('sha256', secret as Buffer)) as ReturnType<
      typeof createHash
    >;
  }
  update(data: Uint8Array): void {
    this.#hash.update(data);
  }
  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }
}

type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };

async function answerOf(response: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) };
}

/** Sends a request and resolves with any answer. Rejects if there is none within 10 seconds. */
export const send = (method: string, url: URL, headers: Record<string, string>, body?: Buffer) =>
  new Promise<Answer>((resolve, reject) => {
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
    request(url, { method, headers, timeout: 10_000 }, (response) => answerOf(response).then(resolve, reject))
      .on('timeout', function timedOut(this: { destroy: (error: Error) => void }) {
        this.destroy(new Error(`${url.host} took too long to answer.`));
      })
      .on('error', reject)
      .end(body);
  });
