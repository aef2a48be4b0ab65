import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Listening, listen, readBody } from '../http/listen.ts';
import { closedPage, paidPage, payPage } from './page.ts';
import type { CardProcessor } from './processor.ts';

type Request = { method: string; path: string; request: IncomingMessage; response: ServerResponse };

const html = (response: ServerResponse, status: number, page: string): void => {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  };
  response.writeHead(status, headers).end(page);
};

/** Answers what a payer's browser asks. */
function page(processor: CardProcessor, { method, path, response }: Request): boolean {
  const [, id, isDone] = /^\/pay\/(plink_\w+)(\/done)?$/.exec(path) ?? [];
  const link = id && processor.linkOf(id);
  if (!id) return false;
  if (!link) html(response, 404, closedPage());
  else if (isDone) html(response, 200, paidPage(link));
  else if (method === 'POST') {
    const outcome = processor.pay(link.id);
    if (outcome === 'refused') html(response, 402, payPage(link, true));
    else if (outcome === 'used') html(response, 409, closedPage());
    else response.writeHead(303, { location: link.returnTo ?? `${link.url}/done` }).end();
  } else if (link.isUsed || !link.active) html(response, 410, closedPage());
  else html(response, 200, payPage(link, false));
  return true;
}

/** Answers Stripe's API, as far as the product uses it. */
async function api(processor: CardProcessor, { method, path, request }: Request): Promise<{ status: number; body: object }> {
  if (!processor.isKey(request.headers.authorization))
    return { status: 401, body: { error: { message: 'Invalid API Key provided' } } };
  const intent = /^\/v1\/payment_intents\/(\w+)$/.exec(path)?.[1];
  if (method === 'GET' && intent) return processor.intent(intent);
  const form = new URLSearchParams((await readBody(request)).toString());
  const link = /^\/v1\/payment_links\/(\w+)$/.exec(path)?.[1];
  const makes: Readonly<Record<string, () => { status: number; body: object }>> = {
    '/v1/prices': () => processor.price(form),
    '/v1/payment_links': () => processor.link(form),
    '/v1/refunds': () => processor.refund(form),
    ...(link ? { [path]: () => processor.close(link) } : {}),
  };
  const make = method === 'POST' ? makes[path] : undefined;
  if (!make) return { status: 404, body: { error: { message: `Unrecognized request URL (${method}: ${path})` } } };
  return processor.once([request.headers['idempotency-key']].flat()[0], form, make);
}

/** Answers what only this machine has: what tests, and curious people, may look at and do. */
async function control(processor: CardProcessor, { method, path }: Request): Promise<unknown> {
  const [, id = '', what] = /^\/links\/(plink_\w+)\/(reports|later|hold|pay)$/.exec(path) ?? [];
  if (method === 'GET' && what === 'reports') return processor.reports(id);
  if (method !== 'POST') return undefined;
  if (what === 'later') return { sent: await processor.later(id) };
  if (what === 'pay') return { outcome: processor.pay(id) };
  if (what !== 'hold') return undefined;
  processor.hold(id);
  return {};
}

/**
 * Starts the stand-in for Stripe: its API under `/v1`, the page of a link (`/pay/<link>`), and for tests `GET /links/<link>/reports`, and `POST /links/<link>/hold`
 * (reports are kept for the test to send), `/pay`, and `/later` (what the bank does days later happens now), with the header `x-yarrow-local: 1`.
 */
export async function startCheckout(port: number, processor: CardProcessor): Promise<Listening> {
  const listening = await listen(
    port,
    async (request, response) => {
      const { method = 'GET' } = request;
      const { pathname: path } = new URL(request.url ?? '/', 'http://checkout');
      const asked = { method, path, request, response };
      const json = (status: number, body: unknown): void => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      };
      if (page(processor, asked)) return;
      if (path.startsWith('/v1/')) {
        const { status, body } = await api(processor, asked);
        return json(status, body);
      }
      const answer = method === 'GET' || request.headers['x-yarrow-local'] ? await control(processor, asked) : undefined;
      if (answer === undefined) json(404, { message: 'There is no such page.' });
      else json(200, answer);
    },
    { orAny: true },
  );
  processor.url = listening.url;
  return listening;
}
