import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import type { MyContract } from '#shared/contract/case-contracts-views.ts';
import type { MyCase } from '#shared/contract/my-cases.ts';
import { planSection } from '#shared/model/enumerations/pricing.ts';
import { quantityWords } from '#shared/pricing/quantity-words.ts';
import { guaranteeWords, revocabilityWords } from '#shared/statement/compose-funding.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { formatCents } from '#shared/values/money.ts';
import { partNames } from '#web/parts/statement-part-names.ts';
import { query } from '#web/session/index.ts';
import { EmptyState } from '#web/ui/states.tsx';
import { CallHome } from './call-home.tsx';
import { FamilyCasePage } from './family-case-page.tsx';
import { YourPart, YourPayments } from './my-money.tsx';
import { BackFromPaying, MyPayments } from './my-payments.tsx';
import { Amendment, Papers, Standing } from './my-standing.tsx';
import { Section } from './section.tsx';
import { useMyCheckouts } from './use-my-checkouts.ts';

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

const Loaded = ({ view, data }: { view: MyCase; data: MyContract }) => {
  const { contract, voidedOn, money, amendment } = data;
  const mine = useMyCheckouts(view.id, data);
  return (
    <div className="grid gap-8">
      <BackFromPaying caseId={view.id} mine={mine} money={money} />
      {contract ? (
        <Standing voidedOn={voidedOn} contract={contract} />
      ) : (
        <EmptyState icon={FileText} title="There’s no statement to show yet.">
          Once {view.home.name} has given your family the statement, you can read it here. <CallHome home={view.home} />
        </EmptyState>
      )}
      {contract && amendment && <Amendment caseId={view.id} contract={contract} amendment={amendment} />}
      {(contract || money) && <YourPart {...{ contract, money }} home={view.home} confirmingCents={mine.confirmingCents} />}
      {contract?.isSigned && <MyPayments view={view} mine={mine} />}
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
      {contract && (contract.terms || contract.dueOn) && (
        <Section id="terms" title="Terms">
          <div className="grid gap-3">
            {contract.dueOn && <p>The total is due on {formatCalendarDate(contract.dueOn)}.</p>}
            {contract.terms && <p className="whitespace-pre-line wrap-anywhere">{contract.terms}</p>}
          </div>
        </Section>
      )}
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
      {(data) => <Loaded view={view} data={data} />}
    </FamilyCasePage>
  );
};
export default ContractPage;
