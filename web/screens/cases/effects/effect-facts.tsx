import type { ReactNode } from 'react';
import type { EffectsView, EffectView } from '#shared/contract/personal-effects-views.ts';
import { hasLeft, isMisplaced } from '#shared/custody/effects/effect-standing.ts';
import { personalEffectHandling } from '#shared/model/enumerations/case.ts';
import { type EffectState, effectState, idSeenKind, toldSource } from '#shared/model/enumerations/custody.ts';
import { formatCents } from '#shared/values/money.ts';
import { When } from '#web/parts/when.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { nameIn } from './use-effects.ts';

const tones: Readonly<Record<EffectState, Tone>> = {
  'on-body': 'info',
  stored: 'info',
  'with-remains': 'info',
  released: 'success',
  shipped: 'success',
  destroyed: 'neutral',
};

/** Lists what is known of a thing, as far as the viewer sees it. What staff still have to find out says so. */
export const EffectFacts = ({ view, effect }: { view: EffectsView; effect: EffectView }) => {
  const isStaff = view.editing === 'all';
  const open = (value: string | undefined) => value ?? (isStaff ? 'Not yet' : undefined);
  const facts: [string, ReactNode][] = [
    ['Description', effect.description || undefined],
    ['Amount', effect.amountCents === undefined ? undefined : formatCents(effect.amountCents)],
    ['Found', effect.foundWhere || undefined],
    ['Tag of the bag', effect.bagTagId],
    ['Told by', effect.told?.map(({ source, words }) => `${toldSource.label(source)}: ${words}`).join('; ') || undefined],
    ['What happens to it', effect.handling ? personalEffectHandling.label(effect.handling) : 'Not decided yet'],
    ['Decided by', nameIn(view, effect.decidedBy)],
    ['Written down by', open(nameIn(view, effect.inventoriedBy))],
    ['Witness', open(nameIn(view, effect.witnessedBy))],
    ['Since', <When key="since" at={effect.stateOn} />],
    ['Released to', nameIn(view, effect.releasedTo)],
    ['ID seen', effect.idSeenKind && idSeenKind.label(effect.idSeenKind)],
    ['Signature', effect.isSigned ? 'Signed' : undefined],
    ['Tracking number', effect.trackingNumber],
    ['Second person', nameIn(view, effect.secondPerson ?? effect.destroyWitness)],
  ];
  return <DefinitionList items={facts.flatMap(([term, value]) => (value === undefined ? [] : [{ term, value }]))} />;
};

/** Says where a thing is, and whether it belongs there. */
export const EffectBadges = ({ effect }: { effect: EffectView }) => (
  <>
    <Badge tone={tones[effect.state]}>{effectState.label(effect.state)}</Badge>
    {isMisplaced(effect) && <Badge tone="warning">Remove from the body</Badge>}
    {effect.handling === undefined && !hasLeft(effect) && <Badge tone="warning">Not decided</Badge>}
  </>
);
