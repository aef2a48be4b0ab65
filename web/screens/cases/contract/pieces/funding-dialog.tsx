import { preNeedContractType, preNeedFunding, preNeedPayment, preNeedRevocability } from '#shared/model/enumerations/payment.ts';
import { type Funding, fundingKinds } from '#shared/model/funding.ts';
import type { Selection } from '#shared/model/selection.ts';
import { percentWords } from '#shared/pricing/percent-words.ts';
import { formatCents, parseCents } from '#shared/values/money.ts';
import { Select } from '#web/ui/select.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { PieceDialog } from '../piece-dialog.tsx';
import { useEditing } from '../use-contract.ts';
import { type FundingFields, fundingFaults, fundingLabels, parsePpm } from './funding-rules.ts';

type LastTrust = NonNullable<ReturnType<typeof useEditing>>['view']['lastTrust'];

/** Returns the form as it begins. What a trust was like last is suggested; nothing is said of a right to cancel that nobody wrote. */
const fieldsFrom =
  (last: LastTrust) =>
  ({ funding }: Selection): FundingFields => {
    const { kind, guarantees, revocability, payment, trust, insurance, cancellation = '' } = funding ?? ({} as Partial<Funding>);
    const ppm = trust?.trustPpm ?? last?.trustPpm;
    const days = trust?.trustDays ?? last?.trustDays;
    return {
      kind: kind ?? '',
      services: guarantees?.services ?? '',
      merchandise: guarantees?.merchandise ?? '',
      cashAdvances: guarantees?.cashAdvances ?? 'non-guaranteed',
      revocability: revocability ?? '',
      payment: payment ?? '',
      depositary: trust?.depositary ?? last?.depositary ?? '',
      account: trust?.account ?? '',
      share: ppm === undefined ? '' : percentWords(ppm),
      days: days === undefined ? '' : String(days),
      insurer: insurance?.insurer ?? '',
      policyNumber: insurance?.policyNumber ?? '',
      face: insurance ? formatCents(insurance.faceCents) : '',
      growth: insurance?.growth ?? '',
      cancellation,
    };
  };

/** Returns a selection with the funding that was typed, once nothing is wrong with it. */
function withFunding(selection: Selection, typed: FundingFields): Selection {
  const { kind, services, merchandise, cashAdvances, revocability, payment, cancellation } = typed;
  const common = {
    guarantees: { services, merchandise, cashAdvances } as Funding['guarantees'],
    revocability: revocability as Funding['revocability'],
    payment: payment as Funding['payment'],
    cancellation: cancellation.trim(),
  };
  const trust = {
    depositary: typed.depositary.trim(),
    account: typed.account.trim(),
    trustPpm: parsePpm(typed.share) ?? 0,
    trustDays: Number(typed.days),
  };
  const insurance = {
    insurer: typed.insurer.trim(),
    policyNumber: typed.policyNumber.trim(),
    faceCents: parseCents(typed.face) ?? 0,
    growth: typed.growth.trim(),
  };
  const funding: Funding = kind === 'trust' ? { kind, ...common, trust } : { kind: 'insurance', ...common, insurance };
  return { ...selection, funding };
}

const optionsOf = (list: { options: readonly { id: string; text: string }[] }) =>
  list.options.map(({ id, text }) => ({ value: id, label: text }));
const kinds = fundingKinds.map((value) => ({ value, label: preNeedFunding.label(value) }));
const types = optionsOf(preNeedContractType);
const enumerations = [preNeedFunding, preNeedContractType, preNeedRevocability, preNeedPayment] as const;

/** Says a choice the way people read it. */
const valueWords = (value: string): string =>
  enumerations.flatMap((each) => (each.has(value) ? [each.label(value as never)] : []))[0] ?? value;

/** Enters how a funeral in the future is paid for, what is guaranteed, and whether the contract can be revoked. */
export const FundingDialog = ({ onClose }: { onClose: () => void }) => {
  const last = useEditing()?.view.lastTrust ?? null;
  return (
    <PieceDialog
      title="Pre-need funding"
      labels={fundingLabels}
      fieldsOf={fieldsFrom(last)}
      faultsOf={fundingFaults}
      put={withFunding}
      valueWords={(_name, value) => valueWords(value)}
      onClose={onClose}
    >
      {({ fields, field }) => (
        <>
          <Select {...field('kind')} emptyLabel="Choose" options={kinds} />
          {fields.kind === 'trust' && (
            <>
              <TextField
                {...field('depositary')}
                autoComplete="off"
                maxLength={200}
                hint="The bank or trustee that keeps the money."
              />
              <TextField {...field('account')} isOptional autoComplete="off" maxLength={60} />
              <div className="grid gap-5 sm:grid-cols-2">
                <TextField {...field('share')} inputMode="decimal" autoComplete="off" hint="Like 100% or 90%. States differ." />
                <TextField {...field('days')} inputMode="numeric" autoComplete="off" hint="From the day of the payment." />
              </div>
            </>
          )}
          {fields.kind === 'insurance' && (
            <>
              <TextField {...field('insurer')} autoComplete="off" maxLength={200} />
              <TextField {...field('policyNumber')} autoComplete="off" maxLength={60} hint="Never a card number." />
              <TextField {...field('face')} inputMode="decimal" autoComplete="off" />
              <TextField {...field('growth')} isOptional autoComplete="off" maxLength={200} hint="In the words of the policy." />
            </>
          )}
          <Select {...field('services')} emptyLabel="Choose" options={types} hint="A package counts as services." />
          <Select {...field('merchandise')} emptyLabel="Choose" options={types} />
          <Select
            {...field('cashAdvances')}
            emptyLabel="Choose"
            options={types}
            hint="Others set these, so they’re usually not guaranteed."
          />
          <Select {...field('revocability')} emptyLabel="Choose" options={optionsOf(preNeedRevocability)} />
          <Select {...field('payment')} emptyLabel="Choose" options={optionsOf(preNeedPayment)} />
          <TextArea
            {...field('cancellation')}
            isOptional
            rows={4}
            maxLength={2000}
            isCounted
            hint="In the words of your state’s law. The statement prints this."
          />
        </>
      )}
    </PieceDialog>
  );
};
