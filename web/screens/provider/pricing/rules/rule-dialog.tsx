import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { HomeRules } from '#shared/contract/pricing-views.ts';
import type { PriceRules } from '#shared/model/price-list.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { StaleChoice } from '#web/parts/stale-choice.tsx';
import { useMergingSave } from '#web/parts/use-merging-save.ts';
import { fieldErrors } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { focusFirstInvalid } from '#web/ui/first-field.ts';
import type { Faults } from './rule-draft.ts';
import { useRuleSaves } from './use-home-rules.ts';

type Typed = Readonly<Record<string, string | readonly string[]>>;

type RuleForm<Fields extends Typed> = {
  fields: Fields;
  errors: Faults<Fields>;
  set: (change: Partial<Fields>) => void;
  /** Returns what ties a control of one line to a field. */
  field: (name: keyof Fields & string) => {
    label: string;
    value: string;
    error?: string;
    onChange: (event: { target: { value: string } }) => void;
  };
};

type RuleDialogProps<Fields extends Typed> = {
  view: HomeRules;
  title: string;
  saveLabel: string;
  labels: { readonly [Name in keyof Fields]: string };
  fieldsOf: (rules: PriceRules) => Fields;
  faultsOf: (fields: Fields) => Faults<Fields>;
  /** Puts what was typed among the rules. */
  put: (rules: PriceRules, fields: Fields) => PriceRules;
  /** Says a value the way people read it. */
  valueWords: (name: keyof Fields & string, value: string) => string;
  onClose: () => void;
  children: (form: RuleForm<Fields>) => ReactNode;
};

/** How the server names fields that the form calls otherwise. */
const sentNames: Readonly<Record<string, string>> = {
  ratePpm: 'rate',
  basisPoints: 'amount',
  amountCents: 'amount',
  when: 'who',
};
const byField = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, words]) => {
      const name = path.split('.')[3] ?? path;
      return [sentNames[name] ?? name, words];
    }),
  );

/** Asks about one tax or discount, and saves it alone. What a colleague saved elsewhere meanwhile is kept; what both changed is for the person to choose. */
export const RuleDialog = <Fields extends Typed>(props: RuleDialogProps<Fields>) => {
  const { view, title, saveLabel, labels, fieldsOf, faultsOf, put, valueWords, onClose, children } = props;
  const { saveRules, fetchLatest, shown } = useRuleSaves();
  const { stale, save, accept } = useMergingSave<HomeRules, Fields>({
    begun: view,
    fieldsOf: ({ rules }) => fieldsOf(rules),
    send: (fields, from) => saveRules(put(from.rules, fields), from),
    fetchLatest,
    onAccepted: shown,
  });
  const [fields, setFields] = useState(() => fieldsOf(view.rules));
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0 && form.current) focusFirstInvalid(form.current);
  }, [refusals]);
  const refuse = () => setRefusals((before) => before + 1);
  const send = async () => {
    setIsTried(true);
    if (isBusy) return;
    if (Object.values(faultsOf(fields)).some((fault) => fault !== undefined)) return refuse();
    setIsBusy(true);
    setFailure(null);
    try {
      if (await save(fields)) onClose();
    } catch (error) {
      setFailure(error);
      refuse();
    } finally {
      setIsBusy(false);
    }
  };
  const sent = byField(fieldErrors(failure));
  const errors = { ...sent, ...(isTried ? faultsOf(fields) : {}) } as Faults<Fields>;
  const set = (change: Partial<Fields>) => setFields((before) => ({ ...before, ...change }));
  const wordsOf = (name: keyof Fields & string, value: string | readonly string[]) =>
    (typeof value === 'string' ? [value] : value).map((each) => valueWords(name, each)).join(', ');
  const isChanged = JSON.stringify(fields) !== JSON.stringify(fieldsOf(view.rules));
  return (
    <Dialog
      title={title}
      isOpen
      isUnsaved={isChanged}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" isBusy={isBusy} busyLabel="Saving..." onClick={() => void send()}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        noValidate
        className="grid gap-5 text-text"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {stale ? (
          <StaleChoice
            conflict={stale}
            title={stale.message}
            differences={stale.fields.map((name) => ({
              label: labels[name],
              mine: wordsOf(name, stale.mine[name] ?? ''),
              theirs: wordsOf(name, fieldsOf(stale.saved.rules)[name] ?? ''),
            }))}
            onKeepMine={async () => {
              if (await save(stale.mine, stale.saved)) onClose();
            }}
            onTakeSaved={() => {
              setFields(fieldsOf(stale.saved.rules));
              accept(stale.saved);
            }}
          />
        ) : (
          Object.keys(sent).length === 0 && <FormFailure error={failure} />
        )}
        {children({
          fields,
          errors,
          set,
          field: (name) => {
            const [error, value] = [errors[name], fields[name]];
            return {
              label: labels[name],
              value: typeof value === 'string' ? value : '',
              ...(error ? { error } : {}),
              onChange: ({ target }) => set({ [name]: target.value } as unknown as Partial<Fields>),
            };
          },
        })}
        <input type="submit" hidden />
      </form>
    </Dialog>
  );
};
