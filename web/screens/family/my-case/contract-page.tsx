import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import type { MyContract } from '#shared/contract/case-contracts-views.ts';
import type { MyCase } from '#shared/contract/my-cases.ts';
import { planSection } from '#shared/model/enumerations/pricing.ts';
import { quantityWords } from '#shared/pricing/quantity-words.ts';
import { guaranteeWords, revocabilityWords } from '#shared/statement/compose-funding.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { formatCents } from '#shared/values/money.ts';
import { OpenPdf } from '#web/parts/open-pdf.tsx';
import { partNames } from '#web/parts/statement-part-names.ts';
import { paths } from '#web/paths.ts';
import { api, query } from '#web/session/index.ts';
import { WordedError } from '#web/session/worded-error.ts';
import { Banner } from '#web/ui/banner.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { CallHome } from './call-home.tsx';
import { FamilyCasePage } from './family-case-page.tsx';
import { YourPart, YourPayments } from './my-money.tsx';
import { MyPayments } from './my-payments.tsx';
import { Section } from './section.tsx';

type Contract = NonNullable<MyContract['contract']>;

const Lines = ({ lines }: Pick<Contract, 'lines'>) =>
  planSection.values
    .filter((part) => lines.some(({ section }) => section === part))
    .map((part) => (
      <section key={part}>
        <h3 className="text-base font-semibold text-muted">{partNames[part]}</h3>
        <ul className="divide-y divide-border">
          {lines
            .filter(({ section }) => section === part)
            .map((line) => (
              <li key={line.key} className="py-3">
                <div className="flex items-baseline justify-between gap-4">
                  <span className="min-w-0 break-words">{line.label}</span>
                  <span className="shrink-0 tabular-nums">{formatCents(line.amountCents)}</span>
                </div>
                {quantityWords(line) && <p className="text-sm text-muted tabular-nums">{quantityWords(line)}</p>}
                {line.detail && <p className="text-sm whitespace-pre-line text-muted wrap-anywhere">{line.detail}</p>}
                {line.reason && <p className="text-sm text-muted wrap-anywhere">{line.reason}</p>}
                {line.signedCents !== null && (
                  <p className="text-sm text-muted">This was {formatCents(line.signedCents)} when it was signed.</p>
                )}
                {line.isEstimate && (
                  <p className="text-sm text-muted">This is an estimate. We’ll give you the actual charge in writing.</p>
                )}
                {line.includes.length > 0 && (
                  <p className="text-sm text-muted">Includes {line.includes.map(({ label }) => label).join(', ')}.</p>
                )}
              </li>
            ))}
        </ul>
      </section>
    ));

/** Says how a funeral in the future is paid for, in plain words. */
const Funding = ({ funding }: { funding: NonNullable<Contract['funding']> }) => {
  const { kind, trust, insurance, guarantees, cancellation } = funding;
  const parts = [
    ['Services', guarantees.services],
    ['Merchandise', guarantees.merchandise],
    ['What we pay to others for you (cash advances)', guarantees.cashAdvances],
  ] as const;
  return (
    <div className="grid gap-4">
      <p>
        {kind === 'trust' && trust
          ? `${trust.depositary} keeps your payments in trust${trust.account && `, in account ${trust.account}`}.`
          : insurance && `A policy of ${insurance.insurer} pays ${formatCents(insurance.faceCents)} for this funeral.`}
      </p>
      <ul className="divide-y divide-border">
        {parts.map(([name, type]) => (
          <li key={name} className="py-3">
            <p>{name}</p>
            <p className="text-sm text-muted">{guaranteeWords(type)}</p>
          </li>
        ))}
      </ul>
      <p>{revocabilityWords(funding)}</p>
      {cancellation && (
        <div>
          <h3 className="text-base font-semibold text-muted">Your right to cancel</h3>
          <p className="whitespace-pre-line wrap-anywhere">{cancellation}</p>
        </div>
      )}
    </div>
  );
};

/** Says where the statement is: to be signed, signed, or void. */
const Standing = ({ voidedOn, contract }: { voidedOn: string | null; contract: Contract }) => {
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
    return contract.signedOn ? (
      <p>Everyone signed this by {formatCalendarDate(contract.signedOn)}.</p>
    ) : (
      <p>Everyone has signed this.</p>
    );
  return (
    <p>
      {contract.isPurchaser
        ? 'Please read it, and sign it when you’re ready. You can ask us anything first.'
        : 'It was given to your family to read and sign.'}
    </p>
  );
};

async function actualsOf(id: string, number: number) {
  const paper = await api.caseInvoices.getMyStatement({ id, number });
  if (paper) return paper;
  throw new WordedError('We couldn’t make this PDF. Call us, and we’ll send it to you.');
}

/** Opens the statement that a purchaser signs, and the actual charges that they were given since. */
const Papers = ({ caseId, contract }: { caseId: string; contract: Contract }) => {
  const { documentId, isSigned, actualsGivenOn, number } = contract;
  if (!documentId && !actualsGivenOn) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {documentId && (
        <LinkButton to={paths.plansDashboard({ caseId, page: 'documents', document: documentId })}>
          {isSigned ? 'Open the signed statement' : 'Read and sign'}
        </LinkButton>
      )}
      {actualsGivenOn && <OpenPdf fetchPdf={() => actualsOf(caseId, number)}>Print the statement with actual charges</OpenPdf>}
    </div>
  );
};

/** Shows the statement of a funeral to someone of the family, with their own part of it and nobody else’s. */
const ContractPage = ({ view }: { view: MyCase }) => {
  const found = useQuery({
    ...query.caseContracts.getMyContract.queryOptions({ input: { id: view.id } }),
    gcTime: 0,
    refetchOnWindowFocus: 'always',
  });
  return (
    <FamilyCasePage view={view} title="What it costs" lead="What was chosen, and what it costs." found={found}>
      {({ contract, voidedOn, money }) => (
        <div className="grid gap-8">
          {contract ? (
            <Standing voidedOn={voidedOn} contract={contract} />
          ) : (
            <EmptyState icon={FileText} title="There’s no statement to show yet.">
              Once {view.home.name} has given your family the statement, you can read it here. <CallHome home={view.home} />
            </EmptyState>
          )}
          {(contract || money) && <YourPart {...{ contract, money }} home={view.home} />}
          {contract?.isSigned && <MyPayments view={view} />}
          {money && <YourPayments caseId={view.id} money={money} />}
          {contract?.isPurchaser && <Papers caseId={view.id} contract={contract} />}
          {contract?.funding && (
            <Section id="funding" title="How it’s paid for in advance">
              <Funding funding={contract.funding} />
            </Section>
          )}
          {contract && (
            <Section id="lines" title="Line by line">
              <div className="grid gap-6">
                <Lines lines={contract.lines} />
                <p className="flex items-baseline justify-between gap-4 border-t-2 border-text pt-3 text-lg font-semibold">
                  <span>Total</span>
                  <span className="tabular-nums">{formatCents(contract.totalCents)}</span>
                </p>
              </div>
            </Section>
          )}
        </div>
      )}
    </FamilyCasePage>
  );
};
export default ContractPage;
