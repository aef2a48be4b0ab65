import type { CardPaymentsState, CardRequirement, CheckoutWay } from '#shared/model/enumerations/card-payments.ts';

/** A payment that somebody is asked for. Its id is what the processor says again in every report about it. */
export type CheckoutOrder = {
  /** The home's own account at the processor, which receives the money. */
  account: string;
  paymentId: string;
  amountCents: number;
  by: CheckoutWay;
  /** What the payer reads beside the amount. */
  title: string;
  /** Where the payer's browser goes afterward; without one the processor's own page thanks them. */
  returnTo?: string | undefined;
};

export type CheckoutLink = { linkId: string; address: string; account: string };

/** The account that something at the processor is in; undefined for the stage's own, which took payments before homes had accounts. */
type InAccount = { account: string | undefined };

/** Money that goes back, of one transaction. */
type CheckoutRefund = InAccount & { transactionId: string; refundId: string; paymentId: string; amountCents: number };

/** What the processor knows of a transaction: the payment that it's for, what moved the money, and what the processor kept. */
export type Transaction = {
  paymentId: string | undefined;
  card: { brand: string; lastFour: string; isDebit: boolean } | undefined;
  fee: { id: string; cents: number } | undefined;
};

/** The processor refused for good; `message` is for the person who asked. */
export class CheckoutRefused extends Error {}
/** The account isn't connected to this stage, or no longer. */
export class AccountGone extends CheckoutRefused {}

/**
 * Takes payments on a page of a card processor, so that no number of a card ever reaches us. Everything that makes something takes the id of what it's for as its key, so
 * that it can be asked again. Throws `CheckoutRefused` for what can never be, and any other error for what may work later.
 */
export type CheckoutPort = {
  /** Whether this stage has a processor at all. */
  isOffered(): boolean;
  open(order: CheckoutOrder): Promise<CheckoutLink>;
  /** Cancels a link. A payer who already has the page open may still pay. */
  close(link: InAccount & { linkId: string }): Promise<void>;
  /** Starts giving money back, and returns what the processor calls it. Only its report says whether the money went. */
  refund(refund: CheckoutRefund): Promise<string>;
  transaction(transactionId: string, account: string | undefined): Promise<Transaction | undefined>;
};

/** The state of a home's account, and how people can pay into it: the processor activates each way on its own. */
export type HomeAccount = {
  state: Exclude<CardPaymentsState, 'not-set-up'>;
  due: CardRequirement[];
  paysOut: boolean;
  ways: CheckoutWay[];
};

/** Opens and reads the accounts that receive homes' money. Throws as `CheckoutPort` does. */
export type AccountsPort = {
  /** Opens the `nth` account of a home, and returns its id. A repeated call returns the same account. */
  open(home: { locationId: string; nth: number }): Promise<string>;
  /** Returns the address of the processor's onboarding page for a home. It works once, for a few minutes; after that, it redirects to `againAt`. */
  page(of: { account: string; returnTo: string; againAt: string }): Promise<string>;
  read(account: string): Promise<HomeAccount>;
};

/** A report of the processor, in our terms. `at` is when the processor made it, and `account` is the account it's about; undefined for the stage's own. */
export type CheckoutReport = { id: string; at: Date; account: string | undefined; isLive: boolean } & (
  | {
      kind: 'paid' | 'processing' | 'failed';
      paymentId: string;
      linkId: string;
      transactionId: string | undefined;
      amountCents: number;
      currency: string;
    }
  | {
      kind: 'disputed' | 'dispute-lost' | 'dispute-won';
      disputeId: string;
      transactionId: string;
      amountCents: number;
      fee: Transaction['fee'];
    }
  | {
      kind: 'refund-pending' | 'refund-sent' | 'refund-failed';
      processorRefundId: string;
      transactionId: string;
      refundId: string | undefined;
      /** The payment, if we asked for the refund: of an account that has left, nothing else says it. */
      paymentId?: string | undefined;
      amountCents: number;
    }
  | { kind: 'account-changed'; account: string }
  | { kind: 'other' }
);
