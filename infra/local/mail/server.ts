import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ServiceError } from '../http/aws-json.ts';
import { type Listening, listen, readBody } from '../http/listen.ts';
import type { Mailbox } from './mailbox.ts';
import { sendEmail } from './send-email.ts';

const viewer = new URL('./viewer.html', import.meta.url);

async function answer(mailbox: Mailbox, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://mail');
  const json = (status: number, body: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  switch (`${request.method} ${url.pathname}`) {
    case 'GET /':
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(readFileSync(viewer));
      return;
    case 'GET /store':
      return json(200, {
        emails: mailbox.list({ since: Number(url.searchParams.get('since') ?? 0), to: url.searchParams.get('to') ?? undefined }),
      });
    case 'POST /clear-store':
      mailbox.clear();
      return json(200, {});
    case 'POST /v2/email/outbound-emails':
      if (!request.headers.authorization?.startsWith('AWS4-'))
        throw new ServiceError('MissingAuthenticationToken', 'The request is not signed.', 403);
      return json(200, sendEmail(mailbox, JSON.parse((await readBody(request)).toString())));
    default:
      throw new ServiceError('NotFoundException', `The embedded SES does not know ${request.method} ${url.pathname}.`, 404);
  }
}

/**
 * Starts the SES v2 emulator and its email viewer: `/` shows the emails, `GET /store?to=<address>&since=<epoch s>` returns them as JSON (`{ emails: Mail[]
 * }`), `POST /clear-store` empties the mailbox.
 */
export function startMail(port: number, mailbox: Mailbox): Promise<Listening> {
  return listen(
    port,
    async (request, response) => {
      try {
        await answer(mailbox, request, response);
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error;
        response.writeHead(error.status, { 'content-type': 'application/json', 'x-amzn-errortype': error.code });
        response.end(JSON.stringify({ message: error.message }));
      }
    },
    { orAny: true },
  );
}
