import type { Statement } from '../model/contract-version.ts';
import { preNeedContractType, preNeedFunding, preNeedPayment, preNeedRevocability } from '../model/enumerations/payment.ts';
import type { Funding, Guarantees } from '../model/funding.ts';
import { percentWords } from '../pricing/percent-words.ts';
import { isolated } from '../values/isolated.ts';
import { formatCents } from '../values/money.ts';
import { chargesBlock, paragraphBlock, rowOf, type StatementBlock, type StatementRow } from './statement-block.ts';

const sections: readonly [keyof Guarantees, string][] = [
  ['services', 'Services'],
  ['merchandise', 'Merchandise'],
  ['cashAdvances', 'Cash advances'],
];

const said = (key: string, name: string, ...notes: string[]): StatementRow =>
  rowOf({ key: `funding:${key}`, name, notes: notes.filter((note) => note !== ''), cents: null });

/** Says where payments go, and when. */
function trustRow({ trust }: Funding): StatementRow[] {
  if (!trust) return [];
  const { depositary, account, trustPpm, trustDays } = trust;
  const share = trustPpm === 1_000_000 ? 'All of each payment' : `${percentWords(trustPpm)} of each payment`;
  const when = trustDays === 0 ? 'on the day it is received' : `within ${trustDays} ${trustDays === 1 ? 'day' : 'days'}`;
  return [
    said(
      'trust',
      `Held in trust by ${isolated(depositary)}`,
      account && `Account ${isolated(account)}.`,
      `${share} is deposited ${when}.`,
    ),
  ];
}

function policyRow({ insurance }: Funding): StatementRow[] {
  if (!insurance) return [];
  const { insurer, policyNumber, faceCents, growth } = insurance;
  return [
    said(
      'insurance',
      `Insured by ${isolated(insurer)}`,
      `Policy ${isolated(policyNumber)}. It pays ${formatCents(faceCents)} when the insured dies.`,
      growth && `Growth: ${isolated(growth)}`,
    ),
  ];
}

/** Writes what the prices of a section are, in plain words. */
export const guaranteeWords = (type: Guarantees[keyof Guarantees]): string =>
  type === 'guaranteed'
    ? 'Guaranteed. The price doesn’t rise.'
    : 'Not guaranteed. You pay the price on the day the funeral is arranged.';

/** Writes whether a pre-need contract can be ended, in plain words. */
export const revocabilityWords = ({ revocability }: Pick<Funding, 'revocability'>): string =>
  revocability === 'irrevocable'
    ? 'It can’t be revoked, and nothing is refunded. It can be transferred to another funeral home.'
    : 'It can be revoked.';

/** Composes what a statement says of how a funeral in the future is paid for: the funding, what is guaranteed, and whether the contract can be ended. */
export function fundingBlocks({ funding }: Pick<Statement, 'funding'>): StatementBlock[] {
  if (!funding) return [];
  const { kind, guarantees, revocability, payment, cancellation, turned } = funding;
  if (turned)
    return paragraphBlock(
      'Arranged in advance',
      `This funeral was arranged in advance, in version ${turned.version} of this contract. What that version guaranteed costs what it cost then, and the rest costs what it costs today.`,
    );
  return [
    ...chargesBlock('explanation-of-charges', 'How this funeral is paid for in advance', [
      said('kind', preNeedFunding.label(kind), `Paid: ${preNeedPayment.label(payment)}`),
      ...trustRow(funding),
      ...policyRow(funding),
      ...sections.map(([name, label]) =>
        said(name, `${label}: ${preNeedContractType.label(guarantees[name])}`, guaranteeWords(guarantees[name])),
      ),
      said('revocability', preNeedRevocability.label(revocability), revocabilityWords(funding)),
    ]),
    ...paragraphBlock('Your right to cancel', cancellation),
  ];
}
