import type { MyContract } from '#shared/contract/case-contracts-views.ts';
import { dateInZone, formatCalendarDate } from '#shared/values/dates.ts';
import { formatCents } from '#shared/values/money.ts';
import { OpenPdf } from '#web/parts/open-pdf.tsx';
import { StatementChanges } from '#web/parts/statement-changes.tsx';
import { paths } from '#web/paths.ts';
import { api } from '#web/session/index.ts';
import { WordedError } from '#web/session/worded-error.ts';
import { Banner } from '#web/ui/banner.tsx';
import { LinkButton } from '#web/ui/button.tsx';

type Contract = NonNullable<MyContract['contract']>;

/** Returns the day of a moment in the reader's time zone, formatted. */
const dayOf = (instant: string): string =>
  formatCalendarDate(dateInZone(instant, Intl.DateTimeFormat().resolvedOptions().timeZone));

/** Says whether the statement is signed, void, or still to be signed. */
export const Standing = ({ voidedOn, contract }: { voidedOn: string | null; contract: Contract }) => {
  if (voidedOn !== null) return <Banner>This statement no longer applies.</Banner>;
  if (contract.actualsOn)
    return (
      <p>
        {contract.signedOn ? `Signed on ${formatCalendarDate(contract.signedOn)}` : 'Signed'}. On{' '}
        {formatCalendarDate(contract.actualsOn)}, we added what others actually charged. You don’t need to sign anything.
        {contract.signedTotalCents !== null &&
          (contract.signedTotalCents === contract.totalCents
            ? ' The total is the same.'
            : ` The total was ${formatCents(contract.signedTotalCents)}. It is now ${formatCents(contract.totalCents)}.`)}
      </p>
    );
  if (contract.isSigned)
    return <p>Everyone has signed.{contract.signedOn && ` Signed on ${formatCalendarDate(contract.signedOn)}.`}</p>;
  if (contract.ownSignedOn) return <p>You signed this on {dayOf(contract.ownSignedOn)}. We’re waiting for the others.</p>;
  return (
    <p>
      {contract.isPurchaser
        ? 'Please read it, and sign it when you’re ready. You can ask us anything first.'
        : 'It was given to your family to read and sign.'}
    </p>
  );
};

type AmendmentProps = { caseId: string; contract: Contract; amendment: NonNullable<MyContract['amendment']> };

/** Says that an amendment is waiting for signatures, and what it changes. */
export const Amendment = ({ caseId, contract, amendment }: AmendmentProps) => {
  const { documentId, ownSignedOn, totalCents, shareCents, change } = amendment;
  const asks = contract.isPurchaser && ownSignedOn === null;
  return (
    <Banner
      title={asks ? 'A change needs your signature' : 'A change is waiting for signatures'}
      action={
        documentId &&
        contract.isPurchaser && (
          <LinkButton to={paths.plansDashboard({ caseId, page: 'documents', document: documentId })}>
            {asks ? 'Read and sign the change' : 'Open the change'}
          </LinkButton>
        )
      }
    >
      <div className="grid gap-2">
        {ownSignedOn && <p>You signed it on {dayOf(ownSignedOn)}. We’re waiting for the others.</p>}
        {change && <StatementChanges {...{ totalCents, shareCents, change }} />}
        <p>Nothing changes until everyone has signed. Until then, this page shows what was signed before.</p>
      </div>
    </Banner>
  );
};

async function actualsOf(id: string, number: number) {
  const paper = await api.caseInvoices.getMyStatement({ id, number });
  if (paper) return paper;
  throw new WordedError('We couldn’t make this PDF. Call us, and we’ll send it to you.');
}

/** Opens the statement that a purchaser signs, and the actual charges that they were given later. */
export const Papers = ({ caseId, contract }: { caseId: string; contract: Contract }) => {
  const { documentId, isSigned, ownSignedOn, actualsGivenOn, number } = contract;
  if (!documentId && !actualsGivenOn) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {documentId && (
        <LinkButton to={paths.plansDashboard({ caseId, page: 'documents', document: documentId })}>
          {isSigned ? 'Open the signed statement' : ownSignedOn ? 'Open the statement' : 'Read and sign'}
        </LinkButton>
      )}
      {actualsGivenOn && <OpenPdf fetchPdf={() => actualsOf(caseId, number)}>Print the statement with actual charges</OpenPdf>}
    </div>
  );
};
