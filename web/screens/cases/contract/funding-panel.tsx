import { useState } from 'react';
import type { Statement } from '#shared/model/contract-version.ts';
import { preNeedContractType, preNeedFunding, preNeedPayment, preNeedRevocability } from '#shared/model/enumerations/payment.ts';
import type { Funding } from '#shared/model/funding.ts';
import { percentWords } from '#shared/pricing/percent-words.ts';
import { formatCents } from '#shared/values/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/workspace/panel.tsx';
import { FundingDialog } from './pieces/funding-dialog.tsx';
import { useEditing } from './use-contract.ts';

const fact = (term: string, words: string, about = '') => ({ term, words, about });

/** Says where the money is. */
function placeOf({ trust, insurance }: Funding) {
  if (trust) {
    const { depositary, account, trustPpm, trustDays } = trust;
    const days = trustDays === 1 ? '1 day' : `${trustDays} days`;
    return [
      fact('Depositary', depositary, account && `Account ${account}`),
      fact('To the trust', `${percentWords(trustPpm)} of each payment`, `Within ${days}`),
    ];
  }
  if (!insurance) return [];
  const { insurer, policyNumber, faceCents, growth } = insurance;
  return [fact('Insurer', insurer, `Policy ${policyNumber}`), fact('Face amount', formatCents(faceCents), growth)];
}

const factsOf = (funding: Funding) => [
  fact('Funding', preNeedFunding.label(funding.kind), preNeedPayment.label(funding.payment)),
  ...placeOf(funding),
  fact('Services', preNeedContractType.label(funding.guarantees.services)),
  fact('Merchandise', preNeedContractType.label(funding.guarantees.merchandise)),
  fact('Cash advances', preNeedContractType.label(funding.guarantees.cashAdvances)),
  fact('Revocability', preNeedRevocability.label(funding.revocability)),
];

/** Shows how a funeral in the future is paid for, and what its contract promises. Nothing where the funeral is needed now. */
export const FundingPanel = ({ statement: { funding } }: { statement: Statement }) => {
  const editing = useEditing();
  const [isOpen, setIsOpen] = useState(false);
  if (funding === undefined) return null;
  if (funding?.turned)
    return (
      <Panel title="Arranged in advance">
        <p>
          This comes from the pre-need contract, version {funding.turned.version}. What that guaranteed costs what it cost then,
          as a reduction of today’s price.
        </p>
      </Panel>
    );
  return (
    <Panel
      title="Pre-need funding"
      aside={
        editing && (
          <Button size="compact" onClick={() => setIsOpen(true)}>
            {funding ? 'Edit' : 'Enter'}
            <span className="sr-only"> the funding</span>
          </Button>
        )
      }
    >
      {funding ? (
        <dl className="grid gap-2">
          {factsOf(funding).map(({ term, words, about }) => (
            <div key={term} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <dt className="text-muted">{term}</dt>
              <dd className="min-w-0 text-right wrap-anywhere">
                {words}
                {about && <span className="block text-muted">{about}</span>}
              </dd>
            </div>
          ))}
          {funding.cancellation && (
            <div>
              <dt className="text-muted">Right to cancel</dt>
              <dd className="whitespace-pre-line wrap-anywhere">{funding.cancellation}</dd>
            </div>
          )}
        </dl>
      ) : (
        <p>Nothing yet. A contract for a funeral in the future says how it’s paid for and what is guaranteed.</p>
      )}
      {isOpen && <FundingDialog onClose={() => setIsOpen(false)} />}
    </Panel>
  );
};
