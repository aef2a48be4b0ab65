import type { CaseHandoffs } from '#shared/contract/handoffs.ts';
import type { EffectView } from '#shared/contract/personal-effects-views.ts';
import { effectName } from '#shared/custody/effects/effect-name.ts';
import { purposesFor } from '#shared/custody/handoffs/handoff-rules.ts';
import { effectState } from '#shared/model/enumerations/custody.ts';
import { type HandoffPurpose, handoffPaper, handoffPurpose } from '#shared/model/enumerations/handoff.ts';
import type { Party } from '#shared/model/handoff.ts';
import { CheckboxGroup } from '#web/ui/choices.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-field.tsx';

/** Who takes over, as the list of them names them: the home, someone without an account, or the id of a trade company. */
type Receiver = 'home' | 'outside' | (string & {});

/** What an offer says besides the tag. */
export type OfferDraft = {
  to: Receiver | '';
  purpose: HandoffPurpose | '';
  papers: string[];
  effects: string;
  /** The things of the inventory that somebody chose; null while nobody has changed what is proposed. */
  things: string[] | null;
};
export const emptyOffer: OfferDraft = { to: '', purpose: '', papers: [], effects: '', things: null };

/** Returns the purposes that the chosen receiver can take someone for. */
function purposesOf(to: Receiver | '', { companies }: Pick<CaseHandoffs, 'companies'>): HandoffPurpose[] {
  if (to === '') return [];
  const company = companies.find(({ id }) => id === to);
  const kind = to === 'home' ? 'home' : 'outside';
  const party: Party = company ? { kind: 'trade', id: company.id, name: company.name } : { kind, name: '' };
  return purposesFor(party, company?.tradeKinds ?? []);
}

type ThingsFieldProps = {
  effects: readonly EffectView[];
  value: readonly string[];
  error?: string | undefined;
  onChange: (ids: string[]) => void;
};

const hintOf = ({ description, bagTagId, state, away }: EffectView): string =>
  [description, bagTagId && `in the bag ${bagTagId}`, away ? 'came with the person' : effectState.label(state).toLowerCase()]
    .filter(Boolean)
    .join(', ');

/** Asks which things of the inventory go along. */
const ThingsField = ({ effects, value, error, onChange }: ThingsFieldProps) => (
  <CheckboxGroup
    label="Personal effects that go along"
    isOptional
    hint="What is with the person is checked for you. The one who takes over answers whether each came along."
    name="things"
    value={value}
    {...(error ? { error } : {})}
    options={effects.map((effect) => ({ value: effect.id, label: effectName(effect), hint: hintOf(effect) }))}
    onChange={onChange}
  />
);

type OfferFieldsProps = {
  view: CaseHandoffs;
  isTrade: boolean;
  draft: OfferDraft;
  /** What can go along of the inventory, and which of it is chosen. */
  things: { all: readonly EffectView[]; chosen: readonly string[] };
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (changes: Partial<OfferDraft>) => void;
};

/** Asks who takes over, what for, and what goes along. */
export const OfferFields = ({ view, isTrade, draft, things, errors, onChange }: OfferFieldsProps) => {
  const { to, purpose, papers, effects } = draft;
  const purposes = purposesOf(to, view);
  const { companies } = view;
  return (
    <>
      <Select
        label="Who takes over"
        emptyLabel="Choose one"
        hint={
          companies.length === 0 && !isTrade
            ? 'No trade company works on this case yet. Assign one on the Contacts page.'
            : undefined
        }
        value={to}
        error={errors.to}
        options={[
          ...(isTrade ? [{ value: 'home', label: 'The funeral home' }] : []),
          ...companies.map(({ id, name, hasAccount }) => ({
            value: id,
            label: hasAccount ? name : `${name} (has no account yet)`,
            isDisabled: !hasAccount,
          })),
          ...(isTrade ? [] : [{ value: 'outside', label: 'Someone without an account' }]),
        ]}
        onChange={({ target: { value } }) => {
          const [only, ...more] = purposesOf(value, view);
          onChange({ to: value, purpose: only && more.length === 0 ? only : '' });
        }}
      />
      <Select
        label="What for"
        emptyLabel="Choose one"
        hint={to !== '' && purposes.length === 0 ? 'The Team page doesn’t say yet what this company does.' : undefined}
        value={purpose}
        error={errors.purpose}
        options={purposes.map((value) => ({ value, label: handoffPurpose.label(value) }))}
        onChange={({ target: { value } }) => onChange({ purpose: value as HandoffPurpose })}
      />
      <CheckboxGroup
        label="Papers that go along"
        isOptional
        name="papers"
        layout="columns"
        value={papers}
        options={handoffPaper.options.map(({ id, text }) => ({ value: id, label: text }))}
        onChange={(next) => onChange({ papers: next })}
      />
      {things.all.length > 0 && (
        <ThingsField
          effects={things.all}
          value={things.chosen}
          error={errors.things}
          onChange={(next) => onChange({ things: next })}
        />
      )}
      <TextArea
        label="What else goes along"
        isOptional
        hint="What isn’t on the inventory, such as an urn: what it is and where it is."
        rows={2}
        maxLength={600}
        value={effects}
        error={errors.effects}
        onChange={({ target: { value } }) => onChange({ effects: value })}
      />
    </>
  );
};
