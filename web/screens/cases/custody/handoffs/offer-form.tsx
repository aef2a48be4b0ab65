import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CaseHandoffs } from '#shared/contract/handoffs.ts';
import type { ReadTag } from '#shared/contract/tags-views.ts';
import { effectName } from '#shared/custody/effects/effect-name.ts';
import type { HandoffPurpose } from '#shared/model/enumerations/handoff.ts';
import { OtherCase } from '#web/parts/tags/other-case.tsx';
import { TagReader } from '#web/parts/tags/tag-reader.tsx';
import { api, fieldErrors, messageOf, problemOf, query } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { FailedPanel } from '#web/ui/states.tsx';
import { Panel } from '#web/workspace/panel.tsx';
import { ReachedFailure } from '../../changes/reached-failure.tsx';
import { useCase } from '../../use-case.ts';
import { emptyOffer, type OfferDraft, OfferFields } from './offer-fields.tsx';
import { emptyOutside, type OutsideDraft, OutsideFields } from './outside-fields.tsx';
import { useScan } from './use-scan.ts';

type Input = Parameters<typeof api.handoffs.offerHandoff>[0];
type Errors = Record<string, string>;

/** Returns what is still empty, by field. */
function missingIn({ to, purpose }: OfferDraft, { name, signature }: OutsideDraft): Errors {
  return {
    ...(to === '' ? { to: 'Choose who takes over.' } : {}),
    ...(to !== '' && purpose === '' ? { purpose: 'Choose what for.' } : {}),
    ...(to === 'outside' && name.trim() === '' ? { name: 'Who takes the person?' } : {}),
    ...(to === 'outside' && signature === null ? { signature: 'The person who takes over signs here.' } : {}),
  };
}

/** Sends an offer to a trade company or the home, or hands over to someone without an account, whichever the draft says. */
function useOffer(onDone: () => void) {
  const offer = useScan(api.handoffs.offerHandoff, 'The hand-off is offered.');
  const over = useScan(api.handoffs.handOver, 'The person is handed over. Nobody there has confirmed it.');
  const send = (said: Omit<Input, 'to'>, to: string, { name, company, place, signature, photo }: OutsideDraft) => {
    const then = { onSuccess: ({ finding }: { finding: string }) => finding === 'confirmed' && onDone() };
    if (to !== 'outside') return offer.mutate({ ...said, to: to === 'home' ? null : to }, then);
    if (!signature) return undefined;
    return over.mutate({ ...said, receiver: { name, company }, place, signature, ...(photo ? { photo } : {}) }, then);
  };
  return { send, used: [offer, over] };
}

/** Loads what can go along of the inventory. What is proposed is chosen until somebody changes it. */
function useThings({ things }: OfferDraft) {
  const { caseId } = useCase();
  const found = useQuery({ ...query.personalEffects.getPersonalEffects.queryOptions({ input: { id: caseId } }), gcTime: 0 });
  const all = (found.data?.effects ?? []).filter(({ along }) => along !== undefined);
  const chosen = all.filter(({ id, along }) => (things ? things.includes(id) : along === 'proposed'));
  return { found, all, chosen: chosen.map(({ id }) => id), names: chosen.map(effectName) };
}

/** Hands the person over: to whom, what for, what goes along, and the tag, which is scanned last. What is filled in is kept if something is refused. */
export const OfferForm = ({ view, onClose }: { view: CaseHandoffs; onClose: () => void }) => {
  const { caseId, row, sight, dashboard } = useCase();
  const [draft, setDraft] = useState(emptyOffer);
  const [outside, setOutside] = useState(emptyOutside);
  const [missing, setMissing] = useState<Errors>({});
  const { found, ...things } = useThings(draft);
  const { send, used } = useOffer(onClose);
  const last = used.find(({ isError }) => isError);
  const stop = used.find(({ data }) => data?.finding === 'other-case');
  const wrong = fieldErrors(last?.error);
  const errors: Errors = { ...wrong, ...(wrong['receiver.name'] ? { name: wrong['receiver.name'] } : {}), ...missing };
  const read = (tag: ReadTag) => {
    const empty = missingIn(draft, outside);
    setMissing(empty);
    if (Object.keys(empty).length > 0) return;
    for (const each of used) each.reset();
    const { papers, effects } = draft;
    const purpose = draft.purpose as HandoffPurpose;
    const said = { caseId, ...tag, purpose, papers: papers as Input['papers'], effects, things: things.chosen };
    send(said as Omit<Input, 'to'>, draft.to, outside);
  };
  const isOutside = draft.to === 'outside';
  return (
    <Panel
      title={`Hand over ${row.decedentFullName}`}
      aside={
        <Button size="compact" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <div className="grid max-w-160 gap-5">
        <OfferFields
          view={view}
          isTrade={sight === 'trade'}
          draft={draft}
          things={things}
          errors={errors}
          onChange={(changes) => setDraft((before) => ({ ...before, ...changes }))}
        />
        {found.isError && (
          <FailedPanel
            title="The personal effects could not be loaded."
            requestId={problemOf(found.error)?.requestId}
            onRetry={() => void found.refetch()}
            isRetrying={found.isRefetching}
          >
            {messageOf(found.error)}
          </FailedPanel>
        )}
        {isOutside && (
          <OutsideFields
            draft={outside}
            things={things.names}
            errors={errors}
            onChange={(changes) => setOutside((before) => ({ ...before, ...changes }))}
          />
        )}
        <p className="text-muted">
          {isOutside
            ? 'Scan the tag last. The person is in their care from then on, and the record says that nobody there has confirmed it.'
            : 'Scan the tag last. The person remains in your care until the other side has scanned the same tag.'}
        </p>
        <ReachedFailure error={last?.error} />
        {(errors.tag ?? errors.whyTyped) && <p className="text-danger">{errors.tag ?? errors.whyTyped}</p>}
        {Object.keys(missing).length > 0 && (
          <p role="alert" className="text-danger">
            Fill in what’s marked above, then scan the tag again.
          </p>
        )}
        <TagReader
          action={isOutside ? 'Hand over with this tag' : 'Offer with this tag'}
          isBusy={found.isPending || used.some(({ isPending }) => isPending)}
          onRead={read}
        />
      </div>
      {stop?.data && <OtherCase name={row.decedentFullName} belongsTo={stop.data.belongsTo} homePhone={dashboard.homePhone} />}
    </Panel>
  );
};
