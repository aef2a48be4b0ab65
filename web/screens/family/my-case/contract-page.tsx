import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import type { MyContract } from '#shared/contract/case-contracts-views.ts';
import type { MyCase } from '#shared/contract/my-cases.ts';
import { type PlanSection, planSection } from '#shared/model/enumerations/pricing.ts';
import { quantityWords } from '#shared/pricing/quantity-words.ts';
import { guaranteeWords, revocabilityWords } from '#shared/statement/compose-funding.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { formatCents } from '#shared/values/money.ts';
import { dialLink } from '#shared/values/phone.ts';
import { paths } from '#web/paths.ts';
import { query } from '#web/session/query.ts';
import { Banner } from '#web/ui/banner.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { OutsideLink } from '#web/ui/text-link.tsx';
import { FamilyCasePage } from './family-case-page.tsx';
import { Section } from './section.tsx';

type Contract = NonNullable<MyContract['contract']>;
type Home = Pick<MyCase, 'home'>;

/** What the parts of a statement are called, without the words of the trade alone. */
const partNames: Readonly<Record<PlanSection, string>> = {
  package: planSection.label('package'),
  services: planSection.label('services'),
  merchandise: planSection.label('merchandise'),
  'cash-advances': 'Paid to others for you (cash advances)',
  discounts: planSection.label('discounts'),
  taxes: planSection.label('taxes'),
};

const CallHome = ({ home: { name, phone } }: Home) =>
  phone ? (
    <>
      Call {name} at{' '}
      <OutsideLink href={dialLink(phone)} className="whitespace-nowrap">
        {phone}
      </OutsideLink>
      .
    </>
  ) : (
    <>Ask {name}.</>
  );

/** Says what the reader pays of it, and when. What they have paid already isn’t known here. */
const YourPart = ({ contract, home }: { contract: Contract } & Home) => {
  const { shareCents, totalCents, dueOn } = contract;
  return (
    <Card className="grid gap-3 p-5 sm:p-6">
      <dl className="grid gap-2">
        {shareCents !== null && (
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt className="text-lg font-semibold">Your part</dt>
            <dd className="text-xl font-semibold tabular-nums">{formatCents(shareCents)}</dd>
          </div>
        )}
        {shareCents !== totalCents && (
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt>The whole funeral</dt>
            <dd className="tabular-nums">{formatCents(totalCents)}</dd>
          </div>
        )}
        {dueOn && (
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt>Due</dt>
            <dd>{formatCalendarDate(dueOn)}</dd>
          </div>
        )}
      </dl>
      <p className="text-muted">
        {shareCents === null
          ? 'You aren’t one of the people who pay.'
          : 'This is your part of the statement, before anything that you have paid.'}{' '}
        Do you have a question about a charge or a payment? <CallHome home={home} />
      </p>
    </Card>
  );
};

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
                {line.isEstimate && <p className="text-sm text-muted">This is an estimate. We’ll tell you the actual charge.</p>}
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

/** Shows the statement of a funeral to someone of the family, with their own part of it and nobody else’s. */
const ContractPage = ({ view }: { view: MyCase }) => {
  const found = useQuery({
    ...query.caseContracts.getMyContract.queryOptions({ input: { id: view.id } }),
    gcTime: 0,
    refetchOnWindowFocus: 'always',
  });
  return (
    <FamilyCasePage view={view} title="What it costs" lead="The statement of what was agreed on." found={found}>
      {({ contract, voidedOn }) =>
        contract === null ? (
          <EmptyState icon={FileText} title="There’s no statement to show yet.">
            Once {view.home.name} has given your family the statement, you can read it here. <CallHome home={view.home} />
          </EmptyState>
        ) : (
          <div className="grid gap-8">
            <Standing voidedOn={voidedOn} contract={contract} />
            <YourPart contract={contract} home={view.home} />
            {contract.documentId && contract.isPurchaser && (
              <div>
                <LinkButton to={paths.plansDashboard({ caseId: view.id, page: 'documents', document: contract.documentId })}>
                  {contract.isSigned ? 'Open the document' : 'Read and sign'}
                </LinkButton>
              </div>
            )}
            {contract.funding && (
              <Section id="funding" title="How it’s paid for in advance">
                <Funding funding={contract.funding} />
              </Section>
            )}
            <Section id="lines" title="Line by line">
              <div className="grid gap-6">
                <Lines lines={contract.lines} />
                <p className="flex items-baseline justify-between gap-4 border-t-2 border-text pt-3 text-lg font-semibold">
                  <span>Total</span>
                  <span className="tabular-nums">{formatCents(contract.totalCents)}</span>
                </p>
              </div>
            </Section>
          </div>
        )
      }
    </FamilyCasePage>
  );
};
export default ContractPage;
