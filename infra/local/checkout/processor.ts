import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { signatureHeader } from '#functions/vendors/checkout/index.ts';
import type { Deployment } from '../template/deployment.ts';
import { HomeAccounts } from './accounts.ts';
import {
  type Answer,
  type Event,
  feeOf,
  type InAccount,
  type Intent,
  idOf,
  type Link,
  type Named,
  outcomeOf,
  type Refund,
  refusal,
  type Session,
} from './outcomes.ts';

/** Milliseconds before each retry of a report that fails. Stripe retries for three days. */
const pauseMs = [250, 500, 1000, 2000, 4000];

type Price = InAccount & { unit_amount: number; name: string };
type Variables = { Environment?: { Variables?: Record<string, string> } };
/** A report that was made, in the order in which it was, and whether a test sends it. */
export type MadeReport = { id: string; linkId: string; body: string; isLater: boolean };

/**
 * Takes Stripe's place on this machine: accounts of homes, links that are paid on a page of this machine, transactions, refunds, and signed reports to the product's
 * webhook. It has only what the product uses. Everything is in one account, and other accounts can't see it. A payment's cents decide what happens to it (outcomes.ts).
 */
export class CardProcessor {
  private readonly database: DatabaseSync;
  private readonly deployment: Deployment;
  private readonly now: () => number;
  readonly accounts = new HomeAccounts({
    keep: (id, row) => this.keep(id, row),
    find: <Row>(id: string) => this.find<Row>(id),
    tell: (account, type, object) => this.report({ id: account, account }, type, object, false),
  });
  /** The address of its pages. */
  url = '';

  constructor(database: DatabaseSync, deployment: Deployment, now: () => number) {
    this.database = database;
    this.deployment = deployment;
    this.now = now;
    database.exec('CREATE TABLE IF NOT EXISTS checkout_rows (id TEXT PRIMARY KEY, row TEXT)');
    database.exec(
      'CREATE TABLE IF NOT EXISTS checkout_reports (nth INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT, link TEXT, body TEXT, later INTEGER)',
    );
  }

  isKey(authorization: string | undefined): boolean {
    return authorization === `Bearer ${this.settings().STRIPE_SECRET_KEY}`;
  }

  /** Answers a request that makes something; sent again with its key, the answer is the same. */
  once({ account, key }: InAccount & { key: string | undefined }, form: URLSearchParams, make: () => Answer): Answer {
    const id = `key:${account ?? ''}:${key}`;
    const known = key ? this.find<{ sent: string; answer: Answer }>(id) : undefined;
    if (known)
      return known.sent === form.toString() ? known.answer : refusal(400, 'Keys for idempotent requests can only be used once.');
    const answer = make();
    if (key && answer.status < 500) this.keep(id, { sent: form.toString(), answer });
    return answer;
  }

  price({ account }: InAccount, form: URLSearchParams): Answer {
    const unit_amount = Number(form.get('unit_amount'));
    if (!Number.isInteger(unit_amount) || unit_amount < 50) return refusal(400, 'Amount must be at least $0.50 usd');
    const price = { id: idOf('price'), account, unit_amount, name: form.get('product_data[name]') ?? '' };
    this.keep(price.id, price);
    return { status: 200, body: price };
  }

  link({ account }: InAccount, form: URLSearchParams): Answer {
    const price = this.findIn<Price>(account, form.get('line_items[0][price]') ?? '');
    if (!price) return refusal(400, 'No such price', 'resource_missing');
    const by = form.get('payment_method_types[0]') === 'us_bank_account' ? 'us_bank_account' : 'card';
    const refused = account ? this.accounts.refusalOf(account, by) : undefined;
    if (refused) return refused;
    const id = idOf('plink');
    const link: Link = {
      ...{ id, account, url: `${this.url}/pay/${id}`, active: true, title: price.name, amount: price.unit_amount },
      ...{ by, metadata: { paymentId: form.get('metadata[paymentId]') ?? '' } },
      returnTo: form.get('after_completion[redirect][url]'),
      thanks: form.get('after_completion[hosted_confirmation][custom_message]'),
      inactiveMessage: form.get('inactive_message'),
    };
    this.keep(id, link);
    return { status: 200, body: link };
  }

  close({ account }: InAccount, id: string): Answer {
    const link = this.findIn<Link>(account, id);
    if (!link) return refusal(404, `No such payment link: '${id}'`, 'resource_missing');
    this.keep(id, { ...link, active: false });
    return { status: 200, body: { ...link, active: false } };
  }

  linkOf = (id: string): Link | undefined => this.find<Link>(id);
  intent = ({ account }: InAccount, id: string): Answer => {
    const found = this.findIn<Intent>(account, id);
    return found ? { status: 200, body: found } : refusal(404, `No such payment_intent: '${id}'`, 'resource_missing');
  };

  /** Gives money back, at most what is left, and reports it. */
  refund({ account }: InAccount, form: URLSearchParams): Answer {
    const intent = this.findIn<Intent>(account, form.get('payment_intent') ?? '');
    const amount = Number(form.get('amount'));
    if (!intent) return refusal(404, 'No such payment_intent', 'resource_missing');
    if (amount > intent.amount - intent.refunded)
      return refusal(400, 'Refund amount is greater than unrefunded amount on charge');
    this.keep(intent.id, { ...intent, refunded: intent.refunded + amount });
    const metadata = { refundId: form.get('metadata[refundId]') ?? '', paymentId: form.get('metadata[paymentId]') ?? '' };
    const refund: Refund = { id: idOf('re'), object: 'refund', amount, payment_intent: intent.id, status: 'pending', metadata };
    this.report({ id: intent.linkId, account }, 'refund.created', refund, false);
    this.report(
      { id: intent.linkId, account },
      'refund.updated',
      { ...refund, status: amount % 100 === 5 ? 'failed' : 'succeeded' },
      false,
    );
    return { status: 200, body: refund };
  }

  /** Lets somebody pay a link, once. Returns what their page says then: `refused`, `used`, or how it went on. */
  pay(id: string): 'refused' | 'used' | 'done' {
    const link = this.linkOf(id);
    if (!link || link.isUsed) return 'used';
    const outcome = outcomeOf(link);
    if (outcome === 'refused') return 'refused';
    const amount = outcome === 'other-amount' ? link.amount + 100 : link.amount;
    const fee = { id: idOf('txn'), fee: feeOf(link, amount) };
    const details = link.by === 'card' ? { card: { brand: 'visa', last4: '4242', funding: 'credit' } } : { us_bank_account: {} };
    const intent: Intent = {
      ...{
        id: idOf('pi'),
        account: link.account,
        object: 'payment_intent',
        amount,
        refunded: 0,
        linkId: id,
        metadata: link.metadata,
      },
      latest_charge: { payment_method_details: details, balance_transaction: fee },
    };
    this.keep(intent.id, intent);
    this.keep(id, { ...link, isUsed: true });
    this.reportAll(link, intent, outcome);
    return 'done';
  }

  /** Reports what the bank does days later, now. */
  async later(linkId: string): Promise<number> {
    const reports = this.reports(linkId).filter(({ isLater }) => isLater);
    this.database.prepare('UPDATE checkout_reports SET later = 0 WHERE link = ?').run(linkId);
    for (const { body } of reports) await this.deliver(body);
    return reports.length;
  }

  /** Keeps the reports of a link from being sent, so that a test sends them, in whichever order. */
  hold(linkId: string): void {
    const link = this.linkOf(linkId);
    if (link) this.keep(linkId, { ...link, isHeld: true });
  }

  reports(linkId: string): MadeReport[] {
    const rows = this.database.prepare('SELECT * FROM checkout_reports WHERE link = ? ORDER BY nth').all(linkId);
    return rows.map(({ id, link, body, later }) => ({
      id: String(id),
      linkId: String(link),
      body: String(body),
      isLater: later === 1,
    }));
  }

  private reportAll(link: Link, intent: Intent, outcome: ReturnType<typeof outcomeOf>): void {
    const session = (payment_status: Session['payment_status']): Session => ({
      ...{ id: `cs_${intent.id}`, object: 'checkout.session', payment_link: link.id, payment_intent: intent.id },
      ...{ amount_total: intent.amount, currency: 'usd', payment_status, metadata: link.metadata },
    });
    const isLate = outcome === 'late' || link.by === 'us_bank_account';
    this.report(link, 'checkout.session.completed', session(isLate ? 'unpaid' : 'paid'), false);
    if (outcome === 'fails') this.report(link, 'checkout.session.async_payment_failed', session('unpaid'), false);
    else if (isLate) this.report(link, 'checkout.session.async_payment_succeeded', session('paid'), outcome === 'late');
    if (outcome !== 'comes-back') return;
    const movement = { id: idOf('txn'), amount: -intent.amount, fee: 1500 };
    const dispute = {
      object: 'dispute',
      id: idOf('du'),
      amount: intent.amount,
      payment_intent: intent.id,
      balance_transactions: [movement],
    };
    this.report(link, 'charge.dispute.closed', { ...dispute, status: 'lost' }, true);
  }

  /** Makes a report, and sends it unless it's for later, or a test sends it. */
  private report({ id: of, account }: InAccount & { id: string }, type: string, object: Named, isLater: boolean): void {
    const created = Math.floor(this.now() / 1000) + (isLater ? 1 : 0);
    const event: Event = {
      ...{ id: idOf('evt'), object: 'event', type, created, livemode: false, data: { object } },
      ...(account ? { account } : {}),
    };
    const body = JSON.stringify(event);
    const add = this.database.prepare('INSERT INTO checkout_reports (id, link, body, later) VALUES (?, ?, ?, ?)');
    add.run(event.id, of, body, isLater ? 1 : 0);
    if (!isLater && !this.linkOf(of)?.isHeld) void this.deliver(body);
  }

  /** Posts a report with its signature, again if that fails. Returns the last status. */
  private async deliver(body: string): Promise<number> {
    const address = `${this.deployment.siteUrl}/api/checkouts/webhook`;
    for (let tried = 0; ; tried += 1) {
      const signature = signatureHeader(this.settings().STRIPE_WEBHOOK_SECRET ?? '', Math.floor(this.now() / 1000), body);
      const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
      const status = await fetch(address, { method: 'POST', headers, body }).then(
        (response) => response.status,
        () => 502,
      );
      if (status < 500 || tried >= pauseMs.length) return status;
      await pause(pauseMs[tried]);
    }
  }

  private keep(id: string, row: object): void {
    this.database.prepare('INSERT OR REPLACE INTO checkout_rows VALUES (?, ?)').run(id, JSON.stringify(row));
  }
  private find<Row>(id: string): Row | undefined {
    const found = this.database.prepare('SELECT row FROM checkout_rows WHERE id = ?').get(id);
    return found && (JSON.parse(String(found.row)) as Row);
  }

  /** Finds a row of an account. Like Stripe, it doesn't find rows of other accounts. */
  private findIn<Row extends InAccount>(account: string | null, id: string): Row | undefined {
    const found = this.find<Row>(id);
    return found && (found.account ?? null) === account ? found : undefined;
  }

  /** The stage's own account as the template gives it to the Lambdas. */
  private settings(): Record<string, string | undefined> {
    const found: Record<string, string> = {};
    for (const { properties } of this.deployment.resources<Variables>('AWS::Lambda::Function'))
      Object.assign(found, properties.Environment?.Variables);
    return found;
  }
}
