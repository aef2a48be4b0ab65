import type { ReactNode } from 'react';
import type { EffectsView, EffectView } from '#shared/contract/personal-effects-views.ts';
import { hasLeft, isMisplaced } from '#shared/custody/effects/effect-standing.ts';
import { personalEffectHandling, personalEffectItem } from '#shared/model/enumerations/case.ts';
import { type EffectState, effectState, idSeenKind, toldSource } from '#shared/model/enumerations/custody.ts';
import { formatCents } from '#shared/values/money.ts';
import { When } from '#web/parts/when.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { familyName, handlingWords, stateWords } from './family-words.ts';
import { nameIn } from './use-effects.ts';

const tones: Readonly<Record<EffectState, Tone>> = {
  'on-body': 'info',
  stored: 'info',
  'with-remains': 'info',
  released: 'success',
  shipped: 'success',
  destroyed: 'neutral',
};

/** Says who decided about a thing, and to whom they told it. */
const decidedWords = (view: EffectsView, { decidedBy, decidedOn, writtenBy }: EffectView): ReactNode => {
  const decider = nameIn(view, decidedBy);
  if (decider === undefined || writtenBy === undefined || decidedOn === undefined) return decider;
  return (
    <>
      {decider}, as told to {nameIn(view, writtenBy)}, <When at={decidedOn} />
    </>
  );
};

/** Says what a thing was written down as when somebody decided about it or vouched for it. */
const earlierWords = ({ earlier }: EffectView): ReactNode =>
  earlier && (
    <>
      {[personalEffectItem.label(earlier.item), earlier.description].filter(Boolean).join(': ')}, until{' '}
      <When at={earlier.on} as="momentWords" />. What was decided about that no longer counts.
    </>
  );

type FactsProps = { view: EffectsView; effect: EffectView; firstName?: string };

/** Lists what is known of a thing, as far as the viewer sees it. What staff still have to find out says so. A family reads its own words (`firstName`: the decedent’s). */
export const EffectFacts = ({ view, effect, firstName }: FactsProps) => {
  const isStaff = view.editing === 'all';
  const open = (value: string | undefined) => value ?? (isStaff ? 'Not yet' : undefined);
  const said = (handling: NonNullable<EffectView['handling']>) =>
    firstName === undefined ? personalEffectHandling.label(handling) : handlingWords(handling, firstName);
  const decision = effect.handling ? said(effect.handling) : 'Not decided yet';
  const facts: [string, ReactNode][] = [
    [
      'Description',
      (firstName === undefined || familyName(effect) !== effect.description) && effect.description
        ? effect.description
        : undefined,
    ],
    ['Amount', effect.amountCents === undefined ? undefined : formatCents(effect.amountCents)],
    ['Found', effect.foundWhere || undefined],
    ['Tag of the bag', effect.bagTagId],
    ['Told by', effect.told?.map(({ source, words }) => `${toldSource.label(source)}: ${words}`).join('; ') || undefined],
    ['What happens to it', decision],
    ['Decided by', decidedWords(view, effect)],
    ['Written down before as', earlierWords(effect)],
    ['Written down by', open(nameIn(view, effect.inventoriedBy))],
    ['Witness', open(nameIn(view, effect.witnessedBy))],
    ['Since', <When key="since" at={effect.stateOn} as="momentWords" />],
    ['Released to', nameIn(view, effect.releasedTo)],
    ['ID seen', effect.idSeenKind && idSeenKind.label(effect.idSeenKind)],
    ['Signature', effect.isSigned ? 'Signed' : undefined],
    ['Tracking number', effect.trackingNumber],
    ['Second person', nameIn(view, effect.secondPerson ?? effect.destroyWitness)],
  ];
  return <DefinitionList items={facts.flatMap(([term, value]) => (value === undefined ? [] : [{ term, value }]))} />;
};

/** Says where a thing is, and whether it belongs there. */
export const EffectBadges = ({ effect, firstName }: Omit<FactsProps, 'view'>) => (
  <>
    <Badge tone={tones[effect.state]}>
      {firstName === undefined ? effectState.label(effect.state) : stateWords(effect.state, firstName)}
    </Badge>
    {firstName === undefined && isMisplaced(effect) && <Badge tone="warning">Remove from the body</Badge>}
    {effect.handling === undefined && !hasLeft(effect) && <Badge tone="warning">Not decided</Badge>}
  </>
);
