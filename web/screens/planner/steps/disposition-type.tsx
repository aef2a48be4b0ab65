import { CircleHelp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  type DispositionGroup,
  type DispositionType,
  dispositionGroup,
  dispositionGroupOf,
  dispositionType,
} from '#shared/model/enumerations/disposition.ts';
import type { GoneChoice } from '#shared/planner/choices.ts';
import { chooseDisposition } from '#shared/planner/choose-disposition.ts';
import { dispositionsOffered } from '#shared/planner/offers.ts';
import type { PlanDraft } from '#shared/planner/plan-draft.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/choices.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { usePlanner } from '../store/use-planner.ts';
import type { StepModule, StepProps } from './step-module.ts';
import { useTopic } from './use-topic.ts';

/** Opens help for a term: the questions and answers, at the first one that mentions it. */
const HelpAbout = ({ term, children }: { term: string; children: ReactNode }) => {
  const { open } = useDrawer();
  const topic = useTopic();
  return (
    <button
      type="button"
      onClick={() => open('faq', { topic, about: term })}
      className="inline-flex min-h-11 items-center gap-2 rounded-chip text-left text-sm font-semibold text-primary hover:text-primary-hover print:hidden"
    >
      <Icon of={CircleHelp} size={18} />
      {children}
    </button>
  );
};

/** Describes each disposition in one plain sentence. */
const dispositionWords: Record<DispositionType, string> = {
  burial: 'In a grave in a cemetery.',
  entombment: 'Above ground, in a mausoleum crypt.',
  'natural-burial': 'In the earth, without embalming, a vault, or metal.',
  'burial-at-sea': 'In the sea, at least three nautical miles from shore.',
  cremation: 'Flame cremation. The ashes are returned to you.',
  'alkaline-hydrolysis': 'With warm water and alkali. The ashes are returned to you.',
  'water-cremation': 'With warm water and alkali instead of flame. The ashes are returned to you.',
  'natural-organic-reduction': 'Into soil, over several weeks. You can take some of it home.',
  donation: 'To medical teaching or research.',
  'removal-from-state': 'Taken to another state or country.',
  other: 'Something else, arranged with the home.',
};

export const fieldId = 'disposition';
export const incomplete: StepModule['incomplete'] = () => 'Choose one of these';

const groupWords: Partial<Record<DispositionGroup, string>> = { burial: 'Kinds of burial', cremation: 'Kinds of cremation' };

const grouped = (types: readonly DispositionType[]) =>
  dispositionGroup.values
    .map((group) => ({ group, types: types.filter((type) => dispositionGroupOf(type) === group) }))
    .filter((each) => each.types.length > 0);

/** Names what this home has no package for, so that nobody looks for it. */
const NotOffered = ({ types }: { types: readonly DispositionType[] }) => (
  <Disclosure title="Not offered by this home" className="mt-8 border-t">
    <ul className="space-y-3">
      {types.map((type) => (
        <li key={type}>
          <span className="font-semibold">{dispositionType.label(type)}</span>
          <span className="block text-sm text-muted">{dispositionWords[type]}</span>
        </li>
      ))}
    </ul>
    <p className="mt-4 text-sm text-muted">Another home near you may offer it.</p>
  </Disclosure>
);

const list = new Intl.ListFormat('en-US');

type Gone = { type: DispositionType; gone: GoneChoice[]; before: PlanDraft };

/** Says that the plan goes on item by item, and what left it because the disposition doesn't have it. */
const StillItemByItem = ({ type, gone, onUndo }: Gone & { onUndo: () => void }) => (
  <Banner
    role="status"
    className="mb-6"
    title="You’re still choosing item by item."
    action={
      <Button size="compact" onClick={onUndo}>
        Undo
      </Button>
    }
  >
    <p className="break-words">
      No longer in your plan, because {dispositionType.label(type).toLowerCase()} doesn’t include it here:{' '}
      {list.format(gone.map(({ name }) => name))}.
    </p>
  </Banner>
);

export const Component = ({ error }: StepProps) => {
  const { home, plan, change } = usePlanner();
  const [last, setLast] = useState<Gone | null>(null);
  const offered = dispositionsOffered(home);
  const others = dispositionType.values.filter(
    (type) => !offered.includes(type) && type !== 'other' && type !== 'removal-from-state',
  );
  const choose = (value: string) => {
    if (!dispositionType.has(value)) return;
    const { gone } = chooseDisposition(home, plan, value);
    setLast(gone.length > 0 ? { type: value, gone, before: plan } : null);
    change((before) => chooseDisposition(home, before, value).plan);
  };
  const undo = () => {
    if (last) change(() => last.before);
    setLast(null);
  };
  const groups = grouped(offered);
  // Headings help if a group has several choices; above a single choice, a heading would only repeat it.
  const lists = groups.some(({ types }) => types.length > 1)
    ? groups.map(({ group, types }) => ({ label: groupWords[group] ?? dispositionGroup.label(group), types }))
    : [{ label: 'What this home offers', types: offered, isLabelHidden: true }];
  return (
    <div id={fieldId}>
      {last && <StillItemByItem {...last} onUndo={undo} />}
      <div className="grid gap-8">
        {lists.map(({ types, ...list }, at) => (
          <RadioGroup
            key={list.label}
            {...list}
            id={at === 0 ? `${fieldId}-first` : undefined}
            // One choice over all groups: they share a name.
            name={fieldId}
            layout="cards"
            error={at === 0 ? error : undefined}
            options={types.map((type) => ({ value: type, label: dispositionType.label(type), hint: dispositionWords[type] }))}
            value={plan.dispositionType ?? ''}
            onChange={choose}
          />
        ))}
      </div>
      <div className="mt-5 grid justify-items-start">
        {offered.some((type) => type === 'alkaline-hydrolysis' || type === 'water-cremation') && (
          <HelpAbout term="water cremation">What is water cremation?</HelpAbout>
        )}
        {offered.includes('natural-organic-reduction') && (
          <HelpAbout term="natural organic reduction">What is natural organic reduction?</HelpAbout>
        )}
      </div>
      {others.length > 0 && <NotOffered types={others} />}
    </div>
  );
};
