import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { MyCase } from '#shared/contract/my-cases.ts';
import type { EffectsView, EffectView } from '#shared/contract/personal-effects-views.ts';
import { burningOf } from '#shared/custody/effects/burning.ts';
import { hasLeft } from '#shared/custody/effects/effect-standing.ts';
import { type PersonalEffectHandling, personalEffectHandling } from '#shared/model/enumerations/case.ts';
import { When } from '#web/parts/when.tsx';
import { EffectBadges, EffectFacts } from '#web/screens/cases/effects/effect-facts.tsx';
import { EffectPhotos } from '#web/screens/cases/effects/effect-photos.tsx';
import { familyName, handlingWords } from '#web/screens/cases/effects/family-words.ts';
import { nameIn, useEffects } from '#web/screens/cases/effects/use-effects.ts';
import { api, messageOf, problemOf, useIdempotencyKey } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Box } from '#web/ui/choices.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast.ts';
import { FamilyCasePage } from './family-case-page.tsx';

type ChoiceProps = {
  caseId: string;
  firstName: string;
  view: EffectsView;
  effect: EffectView;
  onSaved: (view: EffectsView) => void;
};

/** Lets a relative say what should happen to a thing: it decides for the person in control of the disposition, and is a wish for everyone else. */
const Choice = ({ caseId, firstName, view, effect, onSaved }: ChoiceProps) => {
  const decides = view.editing === 'decide';
  const [own] = effect.wishes ?? [];
  const saved = (decides ? effect.handling : own?.handling) ?? '';
  const [chosen, setChosen] = useState<string | null>(null);
  const [isSure, setIsSure] = useState(false);
  const keyFor = useIdempotencyKey();
  const saving = useMutation({
    mutationFn: (handling: PersonalEffectHandling) => {
      const expected = effect.handling ? { expected: effect.handling } : {};
      const input = {
        id: caseId,
        effectId: effect.id,
        handling,
        ...(decides ? { ...expected, ...(isSure ? { isSure } : {}) } : {}),
      };
      return api.personalEffects.choosePersonalEffectHandling(input, { context: { idempotencyKey: keyFor(input) } });
    },
    onSuccess: (after) => {
      onSaved(after);
      setChosen(null);
      setIsSure(false);
      toast(decides ? 'Your decision is saved.' : 'We’ve noted what you’d like.', { tone: 'success' });
    },
    // What was chosen stays chosen, beside what is there now.
    onError: async (error) => {
      if (problemOf(error)?.code === 'stale') onSaved(await api.personalEffects.getPersonalEffects({ id: caseId }));
    },
  });
  const value = chosen ?? saved;
  const isToConfirm = decides && effect.writtenBy !== undefined && value === saved;
  const handling = personalEffectHandling.has(value) ? value : undefined;
  const burning = decides && (value !== saved || isToConfirm) ? burningOf(effect, handling, view.burns) : undefined;
  const isStopped = burning !== undefined && ('refusal' in burning || !isSure);
  const save = () => handling && !isStopped && saving.mutate(handling);
  return (
    <div className="grid justify-items-start gap-3">
      {decides && effect.writtenBy !== undefined && (
        <p>
          {nameIn(view, effect.writtenBy) || 'One of us'} wrote this down as what you decided. If it isn’t what you want, choose
          something else.
        </p>
      )}
      <Select
        className="w-full"
        label={decides ? 'What should happen to it?' : 'What would you like to happen to it?'}
        emptyLabel="Choose"
        value={value}
        options={personalEffectHandling.values.map((each) => ({ value: each, label: handlingWords(each, firstName) }))}
        onChange={({ target }) => setChosen(target.value)}
      />
      {burning && 'refusal' in burning && <p role="alert">{burning.refusal}</p>}
      {burning && 'question' in burning && (
        <Box
          kind="checkbox"
          label={`Yes, cremate it with ${firstName}`}
          hint={burning.question}
          checked={isSure}
          onChange={({ target }) => setIsSure(target.checked)}
        />
      )}
      <Button
        disabled={value === '' || (value === saved && !isToConfirm) || isStopped}
        isBusy={saving.isPending}
        busyLabel="Saving..."
        onClick={save}
      >
        {isToConfirm ? 'That’s right' : decides ? 'Decide' : 'Tell the home'}
        <span className="sr-only"> about {familyName(effect)}</span>
      </Button>
      <FieldError id={`${effect.id}-error`}>{saving.error ? messageOf(saving.error) : undefined}</FieldError>
    </div>
  );
};

/** Says who decides. */
const deciderWords = ({ editing, decider }: EffectsView): string => {
  if (editing === 'decide') return 'You decide what happens to each, until it has left our care.';
  return decider
    ? `${decider.name} decides. You can say what you’d like.`
    : 'We still have to find out who decides. You can say what you’d like.';
};

/** Lists what was taken off the list, and why. */
const TakenOff = ({ removed }: Pick<EffectsView, 'removed'>) =>
  removed.length === 0 ? null : (
    <section aria-labelledby="taken-off" className="mt-8 grid gap-3">
      <h2 id="taken-off" className="text-lg">
        Taken off the list
      </h2>
      <ul className="grid gap-2">
        {removed.map((each) => (
          <li key={`${each.on} ${each.item} ${each.description}`} className="wrap-anywhere">
            {familyName(each)}
            {each.item !== 'other' && each.description && `, ${each.description}`}, <When at={each.on} />: {each.reason}
          </li>
        ))}
      </ul>
    </section>
  );

/** Shows a family what came with the person who died, and what happens to each thing. */
export const EffectsPage = ({ view: { id }, view }: { view: MyCase }) => {
  const { found, take } = useEffects(id);
  return (
    <FamilyCasePage view={view} title="Personal belongings" lead={found.data ? deciderWords(found.data) : ''} found={found}>
      {(effects) => (
        <>
          {effects.effects.length === 0 ? (
            <p className="text-muted">
              {effects.thereAreNoPersonalEffects
                ? `Nothing came with ${view.decedent.firstName}.`
                : 'We haven’t written anything down yet.'}
            </p>
          ) : (
            <ul className="grid gap-6">
              {effects.effects.map((effect) => (
                <li key={effect.id} className="grid gap-3 rounded-card border border-border p-4">
                  <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <h2 className="text-lg wrap-anywhere">{familyName(effect)}</h2>
                    <EffectBadges effect={effect} firstName={view.decedent.firstName} />
                  </div>
                  <EffectFacts view={effects} effect={effect} firstName={view.decedent.firstName} />
                  <EffectPhotos caseId={id} effect={effect} />
                  {!hasLeft(effect) && (
                    <Choice caseId={id} firstName={view.decedent.firstName} view={effects} effect={effect} onSaved={take} />
                  )}
                </li>
              ))}
            </ul>
          )}
          <TakenOff removed={effects.removed} />
        </>
      )}
    </FamilyCasePage>
  );
};
