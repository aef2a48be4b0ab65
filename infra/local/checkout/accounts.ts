import { randomBytes } from 'node:crypto';
import { SAMPLE_ACCOUNT } from '#world/card-accounts.ts';
import { type Answer, idOf, type Link, type Named, refusal } from './outcomes.ts';

/** A home's account: its setup was begun or finished, the processor has paused it, or its owner has disconnected it (`left`). */
type Account = {
  id: string;
  metadata: Record<string, string>;
  state: 'new' | 'begun' | 'done' | 'paused' | 'left';
  /** Payments from bank accounts aren't active, or no longer. */
  isWithoutBank?: boolean;
};
type Page = { id: string; account: string; returnTo: string; againAt: string; isUsed: boolean };

type Keeping = {
  keep(id: string, row: object): void;
  find<Row>(id: string): Row | undefined;
  /** Tells the product's webhook of something in an account. */
  tell(account: string, type: string, object: Named): void;
};

const due = {
  new: ['business_type', 'company.tax_id', 'external_account', 'representative.first_name', 'tos_acceptance.date'],
  begun: ['external_account', 'tos_acceptance.date'],
  done: [],
  paused: ['representative.verification.document'],
  left: [],
} as const;

/** Returns an account as Stripe describes it. */
const described = ({ id, metadata, state, isWithoutBank = false }: Account) => ({
  ...{ id, object: 'account', country: 'US', metadata },
  charges_enabled: state === 'done',
  payouts_enabled: state === 'done',
  capabilities: {
    card_payments: state === 'done' ? 'active' : 'inactive',
    us_bank_account_ach_payments: isWithoutBank ? 'pending' : state === 'done' ? 'active' : 'inactive',
  },
  details_submitted: state === 'done' || state === 'paused',
  requirements: { currently_due: due[state], past_due: [], disabled_reason: state === 'done' ? null : 'requirements.past_due' },
});

/** Homes' accounts at this machine's card processor, and the pages that set them up. */
export class HomeAccounts {
  private readonly rows: Keeping;
  /** The address of its pages. */
  url = '';

  constructor(rows: Keeping) {
    this.rows = rows;
  }

  /** Returns an account; undefined for one that isn't connected. */
  of(id: string): Account | undefined {
    const found = id.startsWith('acct_') ? this.rows.find<Account>(id) : undefined;
    if (found) return found.state === 'left' ? undefined : found;
    return id.startsWith(SAMPLE_ACCOUNT) ? { id, metadata: {}, state: 'done' } : undefined;
  }

  open(form: URLSearchParams): Answer {
    const metadata = { locationId: form.get('metadata[locationId]') ?? '' };
    const account: Account = { id: idOf('acct'), metadata, state: 'new' };
    this.rows.keep(account.id, account);
    return { status: 200, body: described(account) };
  }

  read(id: string): Answer {
    const account = this.of(id);
    return account ? { status: 200, body: described(account) } : this.gone(id);
  }

  /** Returns how Stripe refuses a link by which nobody can pay into an account; undefined if somebody can. */
  refusalOf(id: string, by: Link['by']): Answer | undefined {
    const account = this.of(id);
    if (account?.state !== 'done') return refusal(400, 'This account cannot currently make charges.');
    if (by === 'card' || !account.isWithoutBank) return undefined;
    return refusal(400, 'The payment method type provided: us_bank_account is invalid.');
  }

  gone(id: string): Answer {
    const message = `The provided key does not have access to account '${id}' (or that account does not exist).`;
    return refusal(403, message, 'account_invalid');
  }

  page(form: URLSearchParams): Answer {
    const [account, returnTo, againAt] = ['account', 'return_url', 'refresh_url'].map((name) => form.get(name) ?? '');
    if (!account || !this.of(account)) return this.gone(account ?? '');
    if (form.get('type') !== 'account_onboarding' || !returnTo || !againAt) return refusal(400, 'Missing required param.');
    // Anyone with the address can use the page.
    const page: Page = { id: `setup_${randomBytes(16).toString('hex')}`, account, returnTo, againAt, isUsed: false };
    this.rows.keep(page.id, page);
    return { status: 200, body: { object: 'account_link', url: `${this.url}/setup/${page.id}` } };
  }

  pageOf = (id: string): Page | undefined => this.rows.find<Page>(id);

  /** Handles a button of a page, and returns the address to go to. */
  leave(page: Page, isFinished: boolean): string {
    this.rows.keep(page.id, { ...page, isUsed: true });
    const now = this.of(page.account)?.state;
    this.change(page.account, { state: isFinished ? 'done' : now === 'new' ? 'begun' : (now ?? 'left') });
    return page.returnTo;
  }

  /** Changes an account, and reports it. Returns whether there is such an account. */
  change(id: string, changes: Partial<Pick<Account, 'state' | 'isWithoutBank'>>): boolean {
    const account = this.of(id);
    if (!account) return false;
    const changed = { ...account, ...changes };
    this.rows.keep(id, changed);
    if (changed.state === 'left')
      this.rows.tell(id, 'account.application.deauthorized', { id: 'ca_yarrow', object: 'application' });
    else this.rows.tell(id, 'account.updated', described(changed));
    return true;
  }
}
