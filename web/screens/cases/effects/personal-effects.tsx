import { Gem, Plus } from 'lucide-react';
import { useState } from 'react';
import type { EffectsView } from '#shared/contract/personal-effects-views.ts';
import { effectName } from '#shared/custody/effects/effect-name.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { OpenPdf } from '#web/parts/open-pdf.tsx';
import { OtherCase } from '#web/parts/tags/other-case.tsx';
import { When } from '#web/parts/when.tsx';
import { api, messageOf } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState, SkeletonText } from '#web/ui/states.tsx';
import { CasePage } from '../case-page.tsx';
import { CareStatusBadge } from '../custody/care-status-badge.tsx';
import { useCase } from '../use-case.ts';
import { Bags } from './bags.tsx';
import { EffectCard } from './effect-card.tsx';
import { EffectForm } from './effect-form.tsx';
import { NoEffects, NoEffectsDialog } from './no-effects.tsx';
import { ToldEffects } from './told-effects.tsx';
import { useEffects } from './use-effects.ts';

type LoadedProps = { view: EffectsView; onSaved: (view: EffectsView) => void };

/** Lists what was taken off the list, why, and by whom. */
const TakenOff = ({ removed }: Pick<EffectsView, 'removed'>) =>
  removed.length === 0 ? null : (
    <section aria-labelledby="taken-off" className="grid gap-2">
      <h2 id="taken-off" className="text-lg">
        Taken off the list
      </h2>
      <ul className="grid gap-2">
        {removed.map(({ byNames = [], ...each }) => (
          <li key={`${each.on} ${each.item} ${each.description}`} className="wrap-anywhere">
            {effectName(each)}
            {each.description && `, ${each.description}`}, <When at={each.on} />
            {byNames.length > 0 && `, by ${byNames.filter(Boolean).join(' and ')}`}: {each.reason}
          </li>
        ))}
      </ul>
    </section>
  );

/** Says that nothing is written down, and how to begin. */
const Nothing = ({ view, onAdd, onNone }: Pick<LoadedProps, 'view'> & { onAdd: () => void; onNone: () => void }) => {
  const { sight } = useCase();
  if (view.editing !== 'all')
    return (
      <EmptyState icon={Gem} title={sight === 'trade' ? 'Nothing travels along.' : 'Nothing is written down yet.'}>
        {sight === 'trade' ? 'Personal effects on the body or meant to go with it show here.' : 'The home’s staff write it down.'}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={Gem}
      title="Nothing is written down yet."
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button look="primary" icon={Plus} onClick={onAdd}>
            Add a personal effect
          </Button>
          <Button onClick={onNone}>There are none</Button>
        </div>
      }
    >
      Write down everything that came with the person, together with a second person.
    </EmptyState>
  );
};

const Loaded = ({ view, onSaved }: LoadedProps) => {
  const { caseId, sight } = useCase();
  const [begun, setBegun] = useState<'add' | 'none' | null>(null);
  const close = () => setBegun(null);
  const isAny = view.effects.length > 0;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CareStatusBadge status={view.status} isNeeded />
        <div className="flex flex-wrap gap-2">
          {sight === 'staff' && (isAny || view.thereAreNoPersonalEffects) && (
            <OpenPdf size="compact" fetchPdf={() => api.tagPapers.printPersonalEffects({ id: caseId })}>
              Print inventory and release
            </OpenPdf>
          )}
          {isAny && view.editing === 'all' && (
            <Button size="compact" look="primary" icon={Plus} onClick={() => setBegun('add')}>
              Add a personal effect
            </Button>
          )}
        </div>
      </div>
      {view.editing === 'all' && isAny && !view.decider && (
        <Banner role="status">
          Nobody is in control of the disposition yet, so nobody can decide what happens to these. Say in the contacts who is.
        </Banner>
      )}
      <ToldEffects view={view} onSaved={onSaved} />
      {view.thereAreNoPersonalEffects && <NoEffects view={view} onSaved={onSaved} />}
      {!isAny && !view.thereAreNoPersonalEffects && (
        <Nothing view={view} onAdd={() => setBegun('add')} onNone={() => setBegun('none')} />
      )}
      {isAny && (
        <ul className="grid gap-4">
          {view.effects.map((effect) => (
            <EffectCard key={effect.id} {...{ view, effect, onSaved }} />
          ))}
        </ul>
      )}
      {sight === 'staff' && <TakenOff removed={view.removed} />}
      {view.editing === 'all' && !view.thereAreNoPersonalEffects && <Bags view={view} onSaved={onSaved} />}
      {begun === 'add' && <EffectForm view={view} effect={null} onSaved={onSaved} onClose={close} />}
      {begun === 'none' && <NoEffectsDialog view={view} onSaved={onSaved} onClose={close} />}
    </div>
  );
};

const PersonalEffects = () => {
  const { caseId } = useCase();
  const { row, dashboard } = useCase();
  const { found, take } = useEffects(caseId);
  if (found.data)
    return (
      <>
        <Loaded view={found.data} onSaved={take} />
        {found.data.otherTag && (
          <OtherCase name={row.decedentFullName} belongsTo={found.data.otherTag.belongsTo} homePhone={dashboard.homePhone} />
        )}
      </>
    );
  if (found.isPending)
    return (
      <div aria-busy="true">
        <SkeletonText lines={6} />
      </div>
    );
  return (
    <FailedQuery of={found} title="The personal effects could not be loaded.">
      {messageOf(found.error)}
    </FailedQuery>
  );
};

/** /locations/{locationId}/cases/{caseId}/decedent-custody/personal-effects: what came with the decedent, who decides about it, and where it went. */
export const Component = () => (
  <CasePage title="Personal effects" lead="What came with the person, who decides about it, and where it went." width="form">
    <PersonalEffects />
  </CasePage>
);
