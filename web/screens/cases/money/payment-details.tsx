import { useQuery } from '@tanstack/react-query';
import { Banknote, Plus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { CashNotice } from '#shared/contract/case-payments-views.ts';
import type { Payment } from '#shared/model/payment.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { messageOf, query } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { focusInView } from '#web/ui/focus-in-view.ts';
import { LoadMore } from '#web/ui/load-more.tsx';
import { EmptyState, SkeletonText } from '#web/ui/states.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { PrintedBy } from '#web/workspace/printed-by.tsx';
import { CasePage } from '../case-page.tsx';
import { useCase } from '../use-case.ts';
import { AdjustBalance } from './adjust-balance.tsx';
import { Ledger } from './ledger-table.tsx';
import { CancelLink, DecideHeld, EmailLink } from './link-dialogs.tsx';
import { PostFinanceCharge } from './post-finance-charge.tsx';
import { type ReceiptAct, ReceiptRow, receiptAnchor } from './receipt-row.tsx';
import { RecordPayment } from './record-payment.tsx';
import { RecordRefund } from './record-refund.tsx';
import { SendLink } from './send-link.tsx';
import { SettlePayment } from './settle-payment.tsx';
import { Standing } from './standing.tsx';
import { TakeBack } from './take-back.tsx';
import { TrustPanel } from './trust-panel.tsx';
import { type Receipt, receiptsOf, useAmounts, useFinanceCharges, useReceipts } from './use-money.ts';

/** What is open over the page. */
type Open = { act: 'payment' | 'link' | 'adjust' | 'finance' | ReceiptAct; receipt?: Receipt };

/** Says what cash of this size has to be reported. */
const CashBanner = ({ notice }: { notice: CashNotice }) => (
  <Banner tone="warning" role="status" title="Report this cash to the IRS">
    {notice.words} That is by {formatCalendarDate(notice.reportBy)}.
  </Banner>
);

const Failed = ({ of, title }: { of: Parameters<typeof FailedQuery>[0]['of']; title: string }) => (
  <FailedQuery of={of} title={title}>
    {messageOf(of.error)}
  </FailedQuery>
);

const Loading = ({ lines }: { lines: number }) => (
  <div aria-busy="true">
    <SkeletonText lines={lines} />
  </div>
);

const Balance = () => {
  const amounts = useAmounts({ isFresh: true });
  if (amounts.data) return <Standing amounts={amounts.data} />;
  return amounts.isPending ? <Loading lines={6} /> : <Failed of={amounts} title="The balance could not be loaded." />;
};

const Receipts = ({ onAct, children }: { onAct: (act: ReceiptAct, receipt: Receipt) => void; children: ReactNode }) => {
  const list = useReceipts();
  if (list.isPending) return <Loading lines={4} />;
  if (!list.data) return <Failed of={list} title="The payments could not be loaded." />;
  const receipts = receiptsOf(list.data.pages);
  if (receipts.length === 0)
    return (
      <EmptyState icon={Banknote} title="Nothing has been paid yet." action={children}>
        Payments, deposits, and refunds appear here, each with how it was paid and who recorded it.
      </EmptyState>
    );
  return (
    <Panel title="Payments and refunds" aside={children}>
      <ul aria-label="Payments and refunds" className="divide-y divide-border">
        {receipts.map((receipt) => (
          <ReceiptRow key={receipt.of.id} {...{ receipt, onAct }} />
        ))}
      </ul>
      {list.hasNextPage && (
        <LoadMore
          count={receipts.length}
          noun="payments and refunds"
          hasMore
          isLoading={list.isFetchingNextPage}
          onLoadMore={() => void list.fetchNextPage()}
        />
      )}
    </Panel>
  );
};

/** Offers to send a payment link, or says why that isn’t possible yet. */
const LinkAct = ({ onOpen }: { onOpen: () => void }) => {
  const { locationId, may } = useCase();
  const cards = useQuery(query.checkouts.getCardPayments.queryOptions({ input: {} }));
  if (cards.isPending || cards.data?.isOffered === false) return null;
  if (!cards.data || cards.data.state === 'on')
    return (
      <Button size="compact" onClick={onOpen}>
        Send payment link
      </Button>
    );
  return (
    <p className="self-center text-muted">
      {cards.data.state === 'paused' ? 'Card payments are paused.' : 'Card payments aren’t set up.'}{' '}
      {may('card-payments.connect') ? (
        <TextLink to={workPaths.cardPayments({ locationId })}>
          {cards.data.state === 'not-set-up' ? 'Set them up' : 'See what’s missing'}
        </TextLink>
      ) : (
        'An owner or admin can change that.'
      )}
    </p>
  );
};

/** Says where fees, write-offs, and the like are, which no list of payments has. */
const InLedger = () => {
  const { may } = useCase();
  const amounts = useAmounts().data;
  const { feesCents = 0, financeChargesCents = 0, writtenOffCents = 0, discountsCents = 0 } = amounts ?? {};
  const isNone = [feesCents, financeChargesCents, writtenOffCents, discountsCents].every((cents) => cents === 0);
  if (isNone || !may('payments.correct')) return null;
  return (
    <p className="text-muted">
      Fees, finance charges, write-offs, and adjustments aren’t in this list. To take one back, use “Show entries” of the ledger.
    </p>
  );
};

/** Returns the buttons for what the viewer may record, with why not for what they may not. */
const Acts = ({ onOpen }: { onOpen: (open: Open) => void }) => {
  const { may, whyNot } = useCase();
  const amounts = useAmounts().data;
  const isPaid = amounts && amounts.paidCents > amounts.refundedCents;
  const isSigned = amounts && amounts.dueCents !== null && !amounts.preNeed;
  const terms = useFinanceCharges(isSigned === true && may('payments.correct')).data?.terms;
  if (!may('payments.change')) return <p className="text-muted">{whyNot('payments.change')}</p>;
  return (
    <div className="flex flex-wrap gap-2">
      {may('payments.correct') && terms && (
        <Button size="compact" onClick={() => onOpen({ act: 'finance' })}>
          Post finance charge
        </Button>
      )}
      {may('payments.correct') && isSigned && (
        <Button size="compact" onClick={() => onOpen({ act: 'adjust' })}>
          Adjust balance
        </Button>
      )}
      {may('payments.correct') && isPaid && (
        <Button size="compact" onClick={() => onOpen({ act: 'refund' })}>
          Record refund
        </Button>
      )}
      <LinkAct onOpen={() => onOpen({ act: 'link' })} />
      <Button size="compact" look="primary" icon={Plus} onClick={() => onOpen({ act: 'payment' })}>
        Record payment
      </Button>
    </div>
  );
};

const paymentOf = (receipt: Receipt | undefined): Payment | undefined => (receipt?.kind === 'payment' ? receipt.of : undefined);

type OpenedProps = {
  open: Open;
  onRecorded: (recorded: { id: string; cashNotice?: CashNotice | null }) => void;
  onClose: () => void;
};

/** Draws the dialog that is open. */
const Opened = ({ open, onRecorded, onClose }: OpenedProps) => {
  const amounts = useAmounts().data;
  const pages = useReceipts().data?.pages ?? [];
  if (open.act === 'payment')
    return (
      <RecordPayment onRecorded={({ payment, cashNotice }) => onRecorded({ id: payment.id, cashNotice })} onClose={onClose} />
    );
  if (open.act === 'link') return <SendLink onMade={({ id }) => onRecorded({ id })} onClose={onClose} />;
  if (open.act === 'finance') return <PostFinanceCharge onClose={onClose} />;
  if (open.act === 'adjust') return amounts ? <AdjustBalance {...{ amounts, onClose }} /> : null;
  const of = paymentOf(open.receipt);
  if (open.act === 'refund')
    return (
      <RecordRefund
        payments={pages.flatMap(({ payments }) => payments)}
        outOfReach={pages.flatMap(({ outOfReach }) => outOfReach)}
        of={of}
        onRecorded={(id) => onRecorded({ id })}
        onClose={onClose}
      />
    );
  if (of && open.act === 'email-link') return <EmailLink payment={of} onClose={onClose} />;
  if (of && open.act === 'cancel-link') return <CancelLink payment={of} onClose={onClose} />;
  if (of && open.act === 'decide') return <DecideHeld payment={of} onClose={onClose} />;
  if (open.act === 'settle') return of ? <SettlePayment payment={of} onClose={onClose} /> : null;
  return open.receipt ? <TakeBack receipt={open.receipt} onClose={onClose} /> : null;
};

/** Runs a task once a dialog that closes has returned the focus, which takes two frames: the row of what was recorded gets it then, not the button that opened the form. */
const afterReturn = (task: () => void, frames = 3): void => {
  if (frames === 0) task();
  else requestAnimationFrame(() => afterReturn(task, frames - 1));
};

const PaymentDetails = () => {
  const { may, whyNot } = useCase();
  const [open, setOpen] = useState<Open | null>(null);
  const [cash, setCash] = useState<CashNotice | null>(null);
  const recorded = useRef('');
  const begin = (next: Open) => {
    // It's about the payments as they were: what is done now may change them.
    setCash(null);
    setOpen(next);
  };
  const close = () => {
    setOpen(null);
    const { current: id } = recorded;
    recorded.current = '';
    if (id) afterReturn(() => focusInView(() => document.getElementById(receiptAnchor(id)), { orItself: true }));
  };
  const take: OpenedProps['onRecorded'] = ({ id, cashNotice }) => {
    recorded.current = id;
    if (cashNotice) setCash(cashNotice);
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <PrintedBy />
      {cash && <CashBanner notice={cash} />}
      <Balance />
      <TrustPanel />
      <Receipts onAct={(act, receipt) => begin({ act, receipt })}>
        <Acts onOpen={begin} />
      </Receipts>
      {may('payments.change') && !may('payments.correct') && <p className="text-muted">{whyNot('payments.correct')}</p>}
      <InLedger />
      <Ledger />
      {open && <Opened open={open} onRecorded={take} onClose={close} />}
    </div>
  );
};

/** /locations/{locationId}/cases/{caseId}/payment-details: what a case was charged, what came in, and what is still owed. */
export const Component = () => (
  <CasePage title="Payments" lead="What was charged, what came in, and what is still owed.">
    <PaymentDetails />
  </CasePage>
);
