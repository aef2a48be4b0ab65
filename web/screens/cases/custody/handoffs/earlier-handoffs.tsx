import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CaseHandoffs, HandoffView } from '#shared/contract/handoffs.ts';
import { handoffState } from '#shared/model/enumerations/handoff.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { When } from '#web/parts/when.tsx';
import { messageOf, query } from '#web/session/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { SkeletonText } from '#web/ui/states.tsx';
import { Panel } from '#web/workspace/panel.tsx';
import { useCase } from '../../use-case.ts';
import { HandoffFacts } from './handoff-words.tsx';
import { supersededBy } from './superseded.ts';

const tones = { offered: 'info', accepted: 'success', refused: 'danger', withdrawn: 'neutral', unconfirmed: 'warning' } as const;

/** Shows what somebody without an account signed. */
const Receipt = ({ id }: { id: string }) => {
  const { caseId } = useCase();
  const found = useQuery(query.handoffs.getHandoffReceipt.queryOptions({ input: { caseId, id } }));
  if (found.isPending) return <SkeletonText lines={2} />;
  if (!found.data)
    return (
      <FailedQuery of={found} title="The receipt could not be loaded.">
        {messageOf(found.error)}
      </FailedQuery>
    );
  const { signature, photo } = found.data;
  return (
    <div className="grid justify-items-start gap-3">
      {signature.image ? (
        <img src={signature.image} alt="Signature" className="max-h-40 max-w-full rounded-card border border-border bg-white" />
      ) : (
        <p>Signed by typing: {signature.typeText}</p>
      )}
      {photo && <img src={photo} alt="The receipt" className="max-w-full rounded-card border border-border" />}
    </div>
  );
};

const Earlier = ({ handoff, view }: { handoff: HandoffView; view: CaseHandoffs }) => {
  const { id, from, to, state, ended, offered } = handoff;
  const [isShown, setIsShown] = useState(false);
  const later = supersededBy(handoff, view);
  return (
    <Disclosure
      title={
        <>
          {from.name} to {to.name} <Badge tone={tones[state]}>{handoffState.label(state)}</Badge>
        </>
      }
      aside={<When at={ended?.on ?? offered.on} />}
    >
      <div className="grid gap-4">
        {ended && state !== 'unconfirmed' && (
          <p className="wrap-anywhere">
            {handoffState.label(state)} by {ended.byName}, <When at={ended.on} />
            {ended.reason ? `: ${ended.reason}` : ''}
          </p>
        )}
        {state === 'unconfirmed' && <p>{to.name} signed here. Nobody there has confirmed it.</p>}
        {later && (
          <p className="wrap-anywhere">
            Superseded: {later.words}
            {later.on && (
              <>
                , <When at={later.on} />
              </>
            )}
            .
          </p>
        )}
        <HandoffFacts handoff={handoff} />
        {state === 'unconfirmed' &&
          (isShown ? (
            <Receipt id={id} />
          ) : (
            <div>
              <Button onClick={() => setIsShown(true)}>Show the receipt</Button>
            </div>
          ))}
      </div>
    </Disclosure>
  );
};

/** Lists the hand-offs that ended, the newest first. */
export const EarlierHandoffs = ({ view }: { view: CaseHandoffs }) =>
  view.earlier.length === 0 ? null : (
    <Panel title="Earlier hand-offs">
      {view.earlier.map((handoff) => (
        <Earlier key={handoff.id} handoff={handoff} view={view} />
      ))}
    </Panel>
  );
