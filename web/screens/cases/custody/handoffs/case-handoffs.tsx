import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlaceNow } from '#shared/contract/custody-pages.ts';
import type { CaseHandoffs as View } from '#shared/contract/handoffs.ts';
import { placeWords } from '#shared/custody/wall/wall-warnings.ts';
import { reductionAct } from '#shared/model/enumerations/handoff.ts';
import type { Reduction } from '#shared/model/handoff.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { When } from '#web/parts/when.tsx';
import { messageOf, query } from '#web/session/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { focusOpened } from '#web/ui/first-field.ts';
import { SkeletonText } from '#web/ui/states.tsx';
import { useStableFocus } from '#web/ui/use-stable-focus.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { useCase } from '../../use-case.ts';
import { EarlierHandoffs } from './earlier-handoffs.tsx';
import { OfferForm } from './offer-form.tsx';
import { OpenHandoff } from './open-handoff.tsx';
import { TakenBack } from './taken-back.tsx';

type OnTheWay = { since: string; with: string } | null | undefined;

/** Where the person is within the home, as far as it was written down. */
type Placed = { place: PlaceNow | null | undefined; reduction: Reduction | null | undefined; onTheWay: OnTheWay };

/** Says with whom care ended. */
const Ended = ({ status, on, to, by }: NonNullable<View['end']>) => {
  const given = to === '' ? 'With the family' : `With the family: given to ${to}`;
  return (
    <div className="grid gap-1">
      <p className="text-lg wrap-anywhere">
        {status === 'laid-to-rest' ? `Laid to rest${to === '' ? '' : `: released to ${to}`}` : given}
      </p>
      <p className="wrap-anywhere text-muted">
        {on && <When at={on} as="exactWhenWords" />}
        {by !== '' && `, by ${by}`}
      </p>
    </div>
  );
};

/** Says where the person is, who has them, since when, and whether they have said so themselves. */
const Custodian = ({ custodian, place: here, reduction, onTheWay }: Pick<View, 'custodian'> & Placed) => {
  if (!custodian && onTheWay)
    return (
      <div className="grid gap-1">
        <p className="text-lg">On the way</p>
        <p className="text-lg wrap-anywhere">{onTheWay.with}</p>
        <p className="text-muted">
          Since <When at={onTheWay.since} as="momentWords" />
        </p>
      </div>
    );
  if (!custodian) return <p>Nobody has the person in their care, by the record.</p>;
  const { kind, name, since, place, isConfirmed } = custodian;
  const who = name || 'The record doesn’t say whom the person was transferred to.';
  const where = kind === 'home' && here ? here : null;
  const from = where?.since ?? since;
  if (reduction && !reduction.ended)
    return (
      <div className="grid gap-1">
        <p className="text-lg">{reductionAct.label(reduction.act)} in progress</p>
        <p className="text-lg wrap-anywhere">At {who}</p>
        <p className="wrap-anywhere text-muted">
          Started <When at={reduction.started.on} as="exactWhenWords" />, by {reduction.started.byName}
        </p>
      </div>
    );
  return (
    <div className="grid gap-1">
      {where && <p className="text-lg wrap-anywhere">{placeWords(where)}</p>}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg wrap-anywhere">
        {who}
        {!isConfirmed && <Badge tone="warning">Not confirmed</Badge>}
      </p>
      {from && (
        <p className="wrap-anywhere text-muted">
          Since <When at={from} as="momentWords" />
          {place ? `, ${place}` : ''}
        </p>
      )}
    </div>
  );
};

const Known = ({ view, place, reduction, onTheWay }: { view: View } & Placed) => {
  const [isOffering, setIsOffering] = useState(false);
  // Once someone is handed over or accepted, the form is gone: the focus goes to who has the person now.
  const { ref: outcome, ...focus } = useStableFocus<HTMLDivElement>();
  const { custodian, open, hold, whyNotOffer, isUnconfirmedReduction, takenBack } = view;
  const canOffer = open === null && whyNotOffer === null;
  return (
    <div className="grid gap-4" {...focus}>
      <Panel
        title="Where the person is"
        aside={
          canOffer &&
          !isOffering && (
            <Button size="compact" onClick={() => setIsOffering(true)}>
              Hand over
            </Button>
          )
        }
      >
        <div ref={outcome} className="grid gap-3">
          <div tabIndex={-1}>
            {view.end && !custodian ? (
              <Ended {...view.end} />
            ) : (
              <Custodian custodian={custodian} place={place} reduction={reduction} onTheWay={onTheWay} />
            )}
          </div>
          {takenBack && <TakenBack takenBack={takenBack} isWithHome={custodian?.kind === 'home'} />}
          {isUnconfirmedReduction && (
            <Banner tone="warning" title="Not confirmed">
              No crematory has confirmed these cremated remains from its own account.
            </Banner>
          )}
          {open === null && whyNotOffer !== null && !view.end && <p className="max-w-measure text-muted">{whyNotOffer}</p>}
        </div>
      </Panel>
      {open && <OpenHandoff key={open.id} handoff={open} hold={hold} />}
      {canOffer && isOffering && (
        <div ref={focusOpened}>
          <OfferForm view={view} onClose={() => setIsOffering(false)} />
        </div>
      )}
      <EarlierHandoffs view={view} />
    </div>
  );
};

/** Shows where the person of the open case is and who has them, and lets the two sides of a hand-off make it. */
export const CaseHandoffs = ({ place, reduction, onTheWay }: Placed) => {
  const { caseId } = useCase();
  const found = useQuery({
    ...query.handoffs.getCaseHandoffs.queryOptions({ input: { caseId } }),
    refetchOnWindowFocus: true,
    gcTime: 0,
  });
  if (found.data) return <Known view={found.data} place={place} reduction={reduction} onTheWay={onTheWay} />;
  if (found.isPending)
    return (
      <div aria-busy="true">
        <SkeletonText lines={4} />
      </div>
    );
  return (
    <FailedQuery of={found} title="Who has the person could not be loaded.">
      {messageOf(found.error)}
    </FailedQuery>
  );
};
