import { refuseCancelled } from '#functions/cases/access/my-case.ts';
import { staleCase } from '#functions/cases/changing/change-case.ts';
import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { EffectRow } from '#functions/table/personal-effects.ts';
import type { EffectsView } from '#shared/contract/personal-effects-views.ts';
import { hasLeft } from '#shared/custody/effects/effect-standing.ts';
import type { PersonalEffectHandling } from '#shared/model/enumerations/case.ts';
import { changeEffects, effectAt } from './commit-effects.ts';
import { burningFault, decisionOf } from './effect-after-save.ts';
import { isInControl, type OpenEffects } from './effects-of-case.ts';

type Choice = {
  id: string;
  effectId: string;
  handling: PersonalEffectHandling;
  expected?: PersonalEffectHandling | undefined;
  isSure?: boolean | undefined;
};

/** Returns a thing with the wish of a relative, which takes the place of what they wished before. Null if they wish that already. */
function wished(
  effect: EffectRow,
  by: string,
  name: string,
  { handling, now }: Pick<Choice, 'handling'> & { now: Date },
): EffectRow | null {
  const others = effect.wishes.filter((wish) => wish.by !== by);
  if (effect.wishes.some((wish) => wish.by === by && wish.handling === handling)) return null;
  return { ...effect, wishes: [...others, { by, name, handling, on: now.toISOString() }] };
}

/** Returns a thing as the person in control decides it; null if they decided so. What staff wrote down for them is theirs once they say the same. 409 if it isn't as they saw it. */
function decided(open: OpenEffects, effect: EffectRow, { handling, expected, isSure }: Choice, now: Date): EffectRow | null {
  if (effect.handling === handling && effect.writtenBy === undefined) return null;
  if (effect.handling !== expected)
    throw staleCase(`${effect.savedBy || 'Someone else'} changed what happens to this. Look at it again before you decide.`);
  const names = open.decider ? { [open.decider.id]: open.decider.fullName } : {};
  const fault = burningFault(open, { ...effect, handling, isSure });
  if (fault !== undefined) throw problem('invalid_input', { errors: [{ field: 'handling', message: fault }] });
  const { writtenBy: _told, earlier: _was, ...own } = effect;
  return { ...own, ...decisionOf(open, handling, now), names: { ...effect.names, ...names } };
}

/** Keeps what a relative wants to happen to a thing. The person in control of the disposition decides, until it has left. */
export const chooseHandling = (context: OperationContext, choice: Choice): Promise<EffectsView> =>
  changeEffects(context, choice.id, (open) => {
    if (open.viewer !== 'family' || open.contactId === undefined) throw problem('not_found');
    refuseCancelled(open.record);
    const effect = effectAt(open, choice.effectId);
    if (hasLeft(effect)) throw problem('conflict', { detail: 'It has left our care, so nothing more can be decided about it.' });
    const { now } = context;
    const after = isInControl(open)
      ? decided(open, effect, choice, now)
      : wished(effect, open.contactId, callerName(context), { handling: choice.handling, now });
    if (!after) return null;
    return { steps: [{ effect: after, ...(isInControl(open) ? { deed: { type: 'custody.effect-decided' } } : {}) }] };
  });
