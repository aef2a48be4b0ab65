import { type CSSProperties, useEffect, useState } from 'react';
import { type PriceListPaper, priceListPaper } from '#shared/model/enumerations/price-list.ts';
import { formatCents } from '#shared/values/money.ts';
import { When } from '#web/parts/when.tsx';
import { Button } from '#web/ui/button.tsx';
import { useStableFocus } from '#web/ui/use-stable-focus.ts';
import { contactsOf, useContacts } from '../contacts/use-contacts.ts';
import { DirectorOffer, useSigningDirector } from '../director-offer.tsx';
import { useAssigned } from '../use-assigned.ts';
import { useCase } from '../use-case.ts';
import { Budget } from './budget.tsx';
import { GiveListDialog } from './give-list-dialog.tsx';
import { notGiven } from './given-lists.ts';
import { SecondScreenButton } from './second-screen.tsx';
import { TotalDialog } from './total-dialog.tsx';
import { useConference } from './use-conference.ts';

const listed = new Intl.ListFormat('en-US');

/** Says who takes part: who buys, who is in control of the disposition, and the director. */
const TakingPart = () => {
  const { caseId, row } = useCase();
  const { view } = useConference();
  const contacts = useContacts(caseId, { isNeeded: row.personInControlOfDisposition !== undefined });
  const control = contactsOf(contacts.data?.pages ?? []).find(({ id }) => id === row.personInControlOfDisposition);
  const director = useAssigned().name;
  const signer = useSigningDirector(view.status);
  const stable = useStableFocus<HTMLDivElement>();
  const { purchasers } = view.statement;
  const parts = [
    { term: 'Purchasers', words: purchasers.length > 0 ? listed.format(purchasers.map(({ name }) => name)) : 'Nobody yet' },
    ...(control ? [{ term: 'In control of the disposition', words: control.fullName }] : []),
    { term: 'Director', words: director ?? (signer ? `Nobody yet. ${signer.fullName} signed for the home.` : 'Nobody yet') },
  ];
  return (
    <div {...stable} className="grid content-start gap-2">
      <dl tabIndex={-1} className="flex flex-wrap gap-x-6 gap-y-1 outline-none">
        {parts.map(({ term, words }) => (
          <div key={term} className="min-w-0">
            <dt className="text-xs text-muted">{term}</dt>
            <dd className="wrap-anywhere">{words}</dd>
          </div>
        ))}
      </dl>
      <DirectorOffer signer={signer} />
    </div>
  );
};

const GivenPaper = ({ paper }: { paper: PriceListPaper }) => {
  const { view } = useConference();
  const last = view.statement.given.findLast((each) => each.paper === paper);
  return (
    <li className={last ? '' : 'font-semibold text-warning'}>
      {priceListPaper.label(paper)}:{' '}
      {last ? (
        <>
          given to {last.to} <When at={last.at} />
        </>
      ) : (
        'not given yet'
      )}
    </li>
  );
};

/** Measures the case's header, which stays in view above this head on a wide screen. */
function useHeaderHeight(): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const header = document.querySelector('[data-case-header]');
    if (!header) return;
    const watch = new ResizeObserver(() => setHeight(header.getBoundingClientRect().height));
    watch.observe(header);
    return () => watch.disconnect();
  }, []);
  return height;
}

/** Shows who takes part, the total so far, and which lists were given. It stays in view, except on a low screen; on a phone only the total does. */
export const ConferenceHead = () => {
  const { may } = useCase();
  const { view, offer, isSaving } = useConference();
  const [open, setOpen] = useState<'total' | 'give' | null>(null);
  const { statement } = view;
  const papers = offer.list?.papers ?? [];
  const total = formatCents(statement.totals.totalCents);
  const missing = notGiven(papers, statement.given);
  const headerHeight = useHeaderHeight();
  return (
    <>
      <div
        style={{ '--case-header': `${headerHeight}px` } as CSSProperties}
        className="sticky top-(--desk-bar) z-10 -mx-(--page-gutter) flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-border bg-bg px-(--page-gutter) py-2 low:static lg:top-[calc(var(--desk-bar)+var(--case-header))] print:static"
      >
        <button
          type="button"
          onClick={() => setOpen('total')}
          aria-label={`Total ${total}. Explain it`}
          className="inline-flex min-h-11 items-baseline gap-2 rounded-control px-1 text-left hover:text-primary"
        >
          <span className="text-muted">Total</span>
          <span className="text-xl font-semibold underline decoration-dotted underline-offset-4 tabular-nums">{total}</span>
        </button>
        <p role="status" className="text-muted">
          {isSaving ? 'Saving...' : ''}
        </p>
        <div className="flex flex-wrap gap-2 print:hidden">
          {papers.length > 0 && may('price-lists.hand-out') && (
            <Button size="compact" look={missing.length > 0 ? 'primary' : 'secondary'} onClick={() => setOpen('give')}>
              Give price list
            </Button>
          )}
          <SecondScreenButton />
        </div>
      </div>
      <div className="mt-3 grid gap-2 lg:grid-cols-2">
        <TakingPart />
        <div className="grid content-start gap-1">
          <ul aria-label="Price lists">
            {papers.map((paper) => (
              <GivenPaper key={paper} paper={paper} />
            ))}
          </ul>
          <Budget />
        </div>
      </div>
      {open === 'total' && <TotalDialog statement={statement} onClose={() => setOpen(null)} />}
      {open === 'give' && <GiveListDialog papers={missing.length > 0 ? missing : papers} onClose={() => setOpen(null)} />}
    </>
  );
};
