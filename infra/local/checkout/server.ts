import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Listening, listen, readBody } from '../http/listen.ts';
import { type Answer, refusal } from './outcomes.ts';
import { closedPage, paidPage, payPage, setUpPage } from './page.ts';
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
    else if (outcome === 'used') html(response, 409, closedPage(link));
    else response.writeHead(303, { location: link.returnTo ?? `${link.url}/done` }).end();
  } else if (link.isUsed || !link.active) html(response, 410, closedPage(link));
  else html(response, 200, payPage(link, false));
  return true;
}

/** Answers the page that sets up a home's account. */
async function setUp(processor: CardProcessor, { method, path, request, response }: Request): Promise<boolean> {
  const id = /^\/setup\/(setup_\w+)$/.exec(path)?.[1];
  if (!id) return false;
  const { accounts } = processor;
  const found = accounts.pageOf(id);
  const go = (location: string) => response.writeHead(303, { location }).end();
  if (!found) html(response, 404, closedPage());
  else if (found.isUsed) go(found.againAt);
  else if (method === 'POST') go(accounts.leave(found, (await readBody(request)).toString() === 'press=finish'));
  else html(response, 200, setUpPage(found));
  return true;
}

/** Answers Stripe's API, as far as the product uses it. */
async function api(processor: CardProcessor, { method, path, request }: Request): Promise<Answer> {
  const header = (name: string) => [request.headers[name]].flat()[0];
  const { accounts } = processor;
  if (!processor.isKey(header('authorization'))) return refusal(401, 'Invalid API Key provided');
  const at = { account: header('stripe-account') ?? null };
  if (at.account !== null && !accounts.of(at.account)) return accounts.gone(at.account);
  const [, kind, id = ''] = /^\/v1\/(payment_intents|accounts|payment_links)\/(\w+)$/.exec(path) ?? [];
  if (method === 'GET' && kind === 'payment_intents') return processor.intent(at, id);
  if (method === 'GET' && kind === 'accounts') return accounts.read(id);
  const form = new URLSearchParams((await readBody(request)).toString());
  const makes: Readonly<Record<string, () => Answer>> = {
    '/v1/accounts': () => accounts.open(form),
    '/v1/account_links': () => accounts.page(form),
    '/v1/prices': () => processor.price(at, form),
    '/v1/payment_links': () => processor.link(at, form),
    '/v1/refunds': () => processor.refund(at, form),
    ...(kind === 'payment_links' ? { [path]: () => processor.close(at, id) } : {}),
  };
  const make = method === 'POST' ? makes[path] : undefined;
  if (!make) return refusal(404, `Unrecognized request URL (${method}: ${path})`);
  return processor.once({ ...at, key: header('idempotency-key') }, form, make);
}

/** What tests can do to an account. */
const changes = {
  pause: { state: 'paused' },
  resume: { state: 'done' },
  leave: { state: 'left' },
  'without-bank': { isWithoutBank: true },
  'with-bank': { isWithoutBank: false },
} as const;

/** Answers what only this machine has: what tests, and curious people, may look at and do. */
async function control(processor: CardProcessor, { method, path }: Request): Promise<unknown> {
  const [, account = '', change] = /^\/accounts\/(acct_\w+)\/(pause|resume|leave|with-bank|without-bank)$/.exec(path) ?? [];
  if (change)
    return method === 'POST' && processor.accounts.change(account, changes[change as keyof typeof changes]) ? {} : undefined;
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
 * Starts the stand-in for Stripe: its API under `/v1`, the page of a link (`/pay/<link>`), that of an account (`/setup/<id>`), and for tests `GET /links/<link>/reports`, and `POST /links/<link>/hold`
 * (reports are kept for the test to send), `/pay`, and `/later` (what the bank does days later happens now), and
 * `POST /accounts/<account>/pause`, `/resume`, `/leave` (its owner disconnects it), `/without-bank` and `/with-bank` (whether bank accounts can pay into it), with the header `x-yarrow-local: 1`.
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
      if (page(processor, asked) || (await setUp(processor, asked))) return;
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
  processor.accounts.url = listening.url;
  return listening;
}
