/** A payment that somebody is asked for. Its id is what the processor says again in every report about it. */
export type CheckoutOrder = {
  paymentId: string;
  amountCents: number;
  by: 'card' | 'ach';
  /** What the payer reads beside the amount. */
  title: string;
  /** Where the payer's browser goes afterward; without one the processor's own page thanks them. */
  returnTo?: string | undefined;
};

export type CheckoutLink = { linkId: string; address: string };

/** Money that goes back, of one transaction. */
type CheckoutRefund = { transactionId: string; refundId: string; paymentId: string; amountCents: number };

/** What the processor knows of a transaction: the payment that it's for, what moved the money, and what the processor kept. */
export type Transaction = {
  paymentId: string | undefined;
  card: { brand: string; lastFour: string; isDebit: boolean } | undefined;
  fee: { id: string; cents: number } | undefined;
};

/** The processor refused for good; `message` is for the person who asked. */
export class CheckoutRefused extends Error {}

/**
 * Takes payments on a page of a card processor, so that no number of a card ever reaches us. Everything that makes something takes the id of what it's for as its key, so
 * that it can be asked again. Throws `CheckoutRefused` for what can never be, and any other error for what may work later.
 */
export type CheckoutPort = {
  /** Whether this stage has a processor at all. */
  isOffered(): boolean;
  open(order: CheckoutOrder): Promise<CheckoutLink>;
  /** Cancels a link. A payer who already has the page open may still pay. */
  close(linkId: string): Promise<void>;
  /** Starts giving money back, and returns what the processor calls it. Only its report says whether the money went. */
  refund(refund: CheckoutRefund): Promise<string>;
  transaction(transactionId: string): Promise<Transaction | undefined>;
};

/** A report of the processor, in our words. `at` is when it was made there. */
export type CheckoutReport = { id: string; at: Date } & (
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
      amountCents: number;
    }
  | { kind: 'other' }
);
