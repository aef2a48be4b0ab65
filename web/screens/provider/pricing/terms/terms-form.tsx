import { useRef, useState } from 'react';
import type { HomeRules } from '#shared/contract/pricing-views.ts';
import { MAX_STANDING_TERMS } from '#shared/model/limits.ts';
import { ruleSentences, rulesOfTerms } from '#shared/statement/terms-in-full.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { StaleChoice } from '#web/parts/stale-choice.tsx';
import { useMergingSave } from '#web/parts/use-merging-save.ts';
import { fieldErrors } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, RadioGroup } from '#web/ui/choices.tsx';
import { focusFirstInvalid } from '#web/ui/first-field.ts';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { useRuleSaves } from '../rules/use-home-rules.ts';
import { type TermsFaults, type TermsFields, termsFaults, termsFrom, typedTerms } from './terms-draft.ts';

const labels: Record<keyof TermsFields, string> = {
  text: 'Standing terms',
  due: 'When the total is due',
  dueInDays: 'Days until it’s due',
  returnedCheckFee: 'Fee for a returned check',
  hasFinanceCharge: 'Late payment charge',
  monthlyPercent: 'Percent a month',
  graceDays: 'Days of grace',
  allowsMarkup: 'Charge more for cash advances than they cost',
  actualsWithinDays: 'Days to give actual charges',
};
const dueOptions = [
  { value: 'none', label: 'No date, until you enter one in the contract' },
  { value: 'signing', label: 'On signing' },
  { value: 'days', label: 'A number of days after the arrangements begin' },
];
const said: Readonly<Record<string, string>> = { yes: 'Yes', no: 'No' };
const sentNames: Readonly<Record<string, keyof TermsFields>> = {
  'terms.text': 'text',
  'terms.dueInDays': 'dueInDays',
  'terms.returnedCheckFeeCents': 'returnedCheckFee',
  'terms.financeCharge.monthlyPpm': 'monthlyPercent',
  'terms.financeCharge.graceDays': 'graceDays',
  'terms.actualsWithinDays': 'actualsWithinDays',
};

type PartProps = { fields: TermsFields; errors: TermsFaults; set: (change: Partial<TermsFields>) => void };
const tied = ({ fields, errors, set }: PartProps, name: keyof TermsFields) => ({
  label: labels[name],
  value: fields[name],
  error: errors[name],
  onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
});

const Due = (part: PartProps) => (
  <>
    <RadioGroup
      name="due"
      label={labels.due}
      options={dueOptions}
      value={part.fields.due}
      onChange={(due) => part.set({ due })}
    />
    {part.fields.due === 'days' && <TextField {...tied(part, 'dueInDays')} inputMode="numeric" maxLength={3} />}
  </>
);

const Late = (part: PartProps) => (
  <>
    <TextField
      {...tied(part, 'returnedCheckFee')}
      isOptional
      inputMode="decimal"
      autoComplete="off"
      maxLength={10}
      hint="You can charge it when you take back a check that the bank returned. States limit it."
    />
    <Checkbox
      label="Add a finance charge to what is overdue"
      hint="Simple, on what is owed, without interest on interest. You see each charge before you post it."
      checked={part.fields.hasFinanceCharge === 'yes'}
      onChange={({ target }) => part.set({ hasFinanceCharge: target.checked ? 'yes' : 'no' })}
    />
    {part.fields.hasFinanceCharge === 'yes' && (
      <>
        <Banner tone="warning" title="Ask a lawyer before you use this">
          Regulation Z (12 CFR 1026) may require disclosures that we don’t print, and your state may cap the rate.
        </Banner>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...tied(part, 'monthlyPercent')} inputMode="decimal" autoComplete="off" maxLength={8} />
          <TextField {...tied(part, 'graceDays')} inputMode="numeric" maxLength={3} />
        </div>
      </>
    )}
  </>
);

const Advances = (part: PartProps) => (
  <>
    <Checkbox
      label={labels.allowsMarkup}
      hint="Or keep a rebate. If you turn this on, the statement says so under the charges (16 CFR 453.3(f)(2)). Your state may not allow it."
      checked={part.fields.allowsMarkup === 'yes'}
      onChange={({ target }) => part.set({ allowsMarkup: target.checked ? 'yes' : 'no' })}
    />
    <TextField
      {...tied(part, 'actualsWithinDays')}
      isOptional
      inputMode="numeric"
      maxLength={3}
      hint="After signing, if a cash advance was an estimate. Arizona allows 15 days (R4-12-307(B)). The contract’s page warns you once they’ve passed."
    />
  </>
);

/** What follows from the terms, as a contract prints it below their text. */
const Sentences = ({ fields }: { fields: TermsFields }) => {
  const terms = termsFrom(fields);
  const sentences = terms ? ruleSentences(rulesOfTerms(terms)) : [];
  return (
    <section aria-label="What contracts print below your text" className="rounded-control border border-border bg-sunken p-4">
      <h2 className="text-sm font-semibold">What contracts print below your text</h2>
      {sentences.length === 0 ? (
        <p className="mt-1 text-muted">Nothing more.</p>
      ) : (
        sentences.map((sentence) => (
          <p key={sentence} className="mt-1">
            {sentence}
          </p>
        ))
      )}
    </section>
  );
};

/** Edits what the home sets once for its contracts. */
export const TermsForm = ({ view }: { view: HomeRules }) => {
  const { may } = useWorkspace();
  const { saveTerms, fetchLatest, shown } = useRuleSaves();
  const { stale, save, accept } = useMergingSave<HomeRules, TermsFields>({
    begun: view,
    fieldsOf: ({ terms }) => typedTerms(terms),
    send: (mine, from) => saveTerms(termsFrom(mine) ?? from.terms, from),
    fetchLatest,
    onAccepted: shown,
  });
  const [fields, setFields] = useState(() => typedTerms(view.terms));
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const form = useRef<HTMLFormElement>(null);
  const sent = Object.fromEntries(Object.entries(fieldErrors(failure)).map(([name, words]) => [sentNames[name] ?? name, words]));
  const errors: TermsFaults = { ...sent, ...(isTried ? termsFaults(fields) : {}) };
  const part: PartProps = { fields, errors, set: (change) => setFields((before) => ({ ...before, ...change })) };
  const accepted = (saved: HomeRules | null) => {
    if (!saved) return;
    setFields(typedTerms(saved.terms));
    toast('Contract terms saved.', { tone: 'success' });
  };
  const send = async () => {
    setIsTried(true);
    if (isBusy) return;
    if (!termsFrom(fields)) {
      requestAnimationFrame(() => form.current && focusFirstInvalid(form.current));
      return;
    }
    setIsBusy(true);
    setFailure(null);
    await save(fields).then(accepted, setFailure);
    setIsBusy(false);
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label="Contract terms"
      className="grid max-w-form gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <fieldset disabled={!may('prices.change')} className="grid min-w-0 gap-6">
        <TextArea
          {...tied(part, 'text')}
          isOptional
          isCounted
          rows={6}
          maxLength={MAX_STANDING_TERMS}
          hint="Printed above the signatures. You can still change it in each contract before it’s opened."
        />
        <Due {...part} />
        <Late {...part} />
        <Advances {...part} />
        <Sentences fields={fields} />
      </fieldset>
      {stale ? (
        <StaleChoice
          conflict={stale}
          title={stale.message}
          differences={stale.fields.map((name) => {
            const wordsOf = (value: string) => said[value] ?? dueOptions.find((option) => option.value === value)?.label ?? value;
            return {
              label: labels[name],
              mine: wordsOf(stale.mine[name]),
              theirs: wordsOf(typedTerms(stale.saved.terms)[name]),
            };
          })}
          onKeepMine={async () => accepted(await save(stale.mine, stale.saved))}
          onTakeSaved={() => setFields(typedTerms(accept(stale.saved).terms))}
        />
      ) : (
        Object.keys(sent).length === 0 && <FormFailure error={failure} />
      )}
      {may('prices.change') && (
        <Button type="submit" look="primary" className="justify-self-start" isBusy={isBusy} busyLabel="Saving...">
          Save terms
        </Button>
      )}
    </form>
  );
};
