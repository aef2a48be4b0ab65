import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { MyCase } from '#shared/contract/my-cases.ts';
import type { EffectsView, EffectView } from '#shared/contract/personal-effects-views.ts';
import { hasLeft } from '#shared/custody/effects/effect-standing.ts';
import { type PersonalEffectHandling, personalEffectHandling } from '#shared/model/enumerations/case.ts';
import { EffectBadges, EffectFacts } from '#web/screens/cases/effects/effect-facts.tsx';
import { EffectPhotos } from '#web/screens/cases/effects/effect-photos.tsx';
import { effectName, useEffects } from '#web/screens/cases/effects/use-effects.ts';
import { api, messageOf, problemOf, useIdempotencyKey } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast.ts';
import { FamilyCasePage } from './family-case-page.tsx';

/** What families call the choices. */
const words: Readonly<Record<PersonalEffectHandling, string>> = {
  'bury-or-cremate': 'Bury or cremate it with them',
  'place-with-cremated-remains': 'Place it with the ashes',
  destroy: 'Destroy it',
  ship: 'Send it to us',
  'return-to-family': 'Return it to the family',
};

type ChoiceProps = { caseId: string; view: EffectsView; effect: EffectView; onSaved: (view: EffectsView) => void };

/** Lets a relative say what should happen to a thing: it decides for the person in control of the disposition, and is a wish for everyone else. */
const Choice = ({ caseId, view, effect, onSaved }: ChoiceProps) => {
  const decides = view.editing === 'decide';
  const [own] = effect.wishes ?? [];
  const saved = (decides ? effect.handling : own?.handling) ?? '';
  const [chosen, setChosen] = useState<string | null>(null);
  const keyFor = useIdempotencyKey();
  const saving = useMutation({
    mutationFn: (handling: PersonalEffectHandling) => {
      const expected = effect.handling ? { expected: effect.handling } : {};
      const input = { id: caseId, effectId: effect.id, handling, ...(decides ? expected : {}) };
      return api.personalEffects.choosePersonalEffectHandling(input, { context: { idempotencyKey: keyFor(input) } });
    },
    onSuccess: (after) => {
      onSaved(after);
      setChosen(null);
      toast(decides ? 'Your decision is saved.' : 'We’ve noted what you’d like.', { tone: 'success' });
    },
    // What was chosen stays chosen, beside what is there now.
    onError: async (error) => {
      if (problemOf(error)?.code === 'stale') onSaved(await api.personalEffects.getPersonalEffects({ id: caseId }));
    },
  });
  const value = chosen ?? saved;
  const save = () => personalEffectHandling.has(value) && saving.mutate(value);
  return (
    <div className="grid justify-items-start gap-3">
      <Select
        className="w-full"
        label={decides ? 'What should happen to it?' : 'What would you like to happen to it?'}
        emptyLabel="Choose"
        value={value}
        options={personalEffectHandling.values.map((each) => ({ value: each, label: words[each] }))}
        onChange={({ target }) => setChosen(target.value)}
      />
      <Button disabled={value === '' || value === saved} isBusy={saving.isPending} busyLabel="Saving..." onClick={save}>
        {decides ? 'Decide' : 'Tell the home'}
        <span className="sr-only"> about {effectName(effect)}</span>
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

/** Shows a family what came with the person who died, and what happens to each thing. */
export const EffectsPage = ({ view: { id }, view }: { view: MyCase }) => {
  const { found, take } = useEffects(id);
  return (
    <FamilyCasePage view={view} title="Personal belongings" lead={found.data ? deciderWords(found.data) : ''} found={found}>
      {(effects) =>
        effects.effects.length === 0 ? (
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
                  <h2 className="text-lg">{effectName(effect)}</h2>
                  <EffectBadges effect={effect} />
                </div>
                <EffectFacts view={effects} effect={effect} />
                <EffectPhotos caseId={id} effect={effect} />
                {!hasLeft(effect) && <Choice caseId={id} view={effects} effect={effect} onSaved={take} />}
              </li>
            ))}
          </ul>
        )
      }
    </FamilyCasePage>
  );
};
