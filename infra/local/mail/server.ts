import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Buses } from '../events/bus.ts';
import { ServiceError } from '../http/aws-json.ts';
import { type Listening, listen, readBody } from '../http/listen.ts';
import { answerTo, type InboundMail, type InboundOptions, takeIn } from './inbound.ts';
import type { Mailbox } from './mailbox.ts';
import { accept, mailNamed, type Outcome, report } from './notices.ts';
import type { Texts } from './texts.ts';

const viewer = new URL('./viewer.html', import.meta.url);

/** What is in the mailbox and on the phones, and how something comes in. */
export type Post = { mailbox: Mailbox; texts: Texts; inbound: InboundOptions; buses: Buses };

/** Reads what a page of this machine sends. The type keeps pages of other sites from sending it without asking. */
async function jsonOf<Body>(request: IncomingMessage): Promise<Body> {
  if (!request.headers['content-type']?.startsWith('application/json'))
    throw new ServiceError('UnsupportedMediaType', 'Send JSON.', 415);
  return JSON.parse((await readBody(request)).toString()) as Body;
}

/** The calls that only this machine has: what a person would do with their mailbox or phone. */
async function comeIn(
  path: string,
  request: IncomingMessage,
  { mailbox, texts, inbound, buses }: Post,
): Promise<object | undefined> {
  switch (path) {
    case 'POST /inbound':
      return { messageId: await takeIn(await jsonOf<InboundMail>(request), inbound) };
    case 'POST /answer': {
      const { messageId, text } = await jsonOf<{ messageId: string; text: string }>(request);
      return { messageId: await takeIn(answerTo(mailNamed(mailbox, messageId), text), inbound) };
    }
    case 'POST /notices': {
      const { messageId, outcome } = await jsonOf<{ messageId: string; outcome: Outcome }>(request);
      report(buses, mailNamed(mailbox, messageId), outcome);
      return {};
    }
    case 'POST /texts':
      return { status: await texts.receive(await jsonOf<{ from: string; to: string; text: string; id?: string }>(request)) };
    default:
      return undefined;
  }
}

async function answer(post: Post, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { mailbox, texts } = post;
  const url = new URL(request.url ?? '/', 'http://mail');
  const json = (status: number, body: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const path = `${request.method} ${url.pathname}`;
  const came = await comeIn(path, request, post);
  if (came) return json(200, came);
  if (/^POST \/2010-04-01\/Accounts\/\w+\/Messages\.json$/.test(path)) {
    const form = new URLSearchParams((await readBody(request)).toString());
    const { status, body } = texts.send(request.headers.authorization, form);
    return json(status, body);
  }
  switch (path) {
    case 'GET /':
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(readFileSync(viewer));
      return;
    case 'GET /store':
      return json(200, {
        emails: mailbox.list({ since: Number(url.searchParams.get('since') ?? 0), to: url.searchParams.get('to') ?? undefined }),
      });
    case 'GET /texts':
      return json(200, { texts: texts.list() });
    case 'POST /clear-store':
      mailbox.clear();
      texts.clear();
      return json(200, {});
    case 'POST /v2/email/outbound-emails':
      if (!request.headers.authorization?.startsWith('AWS4-'))
        throw new ServiceError('MissingAuthenticationToken', 'The request is not signed.', 403);
      return json(200, accept(post, JSON.parse((await readBody(request)).toString())));
    default:
      throw new ServiceError('NotFoundException', `The embedded SES does not know ${request.method} ${url.pathname}.`, 404);
  }
}

/**
 * Starts the SES v2 emulator and its email viewer: `/` shows the emails, `GET /store?to=<address>&since=<epoch s>` returns them as JSON (`{ emails: Mail[]
 * }`), `POST /clear-store` empties the mailbox. It takes Twilio's place too: `GET /texts` returns `{ texts }`. `POST /answer` (`{ messageId, text }`) answers an
 * email as its recipient would, `POST /inbound` takes in any email, `POST /texts` (`{ from, to, text }`) a text. `POST /notices`
 * (`{ messageId, outcome }`) reports what became of an email.
 */
export function startMail(port: number, post: Post): Promise<Listening> {
  return listen(
    port,
    async (request, response) => {
      try {
        await answer(post, request, response);
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error;
        response.writeHead(error.status, { 'content-type': 'application/json', 'x-amzn-errortype': error.code });
        response.end(JSON.stringify({ message: error.message }));
      }
    },
    { orAny: true },
  );
}
