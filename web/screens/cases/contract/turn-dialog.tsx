import { useQuery } from '@tanstack/react-query';
import type { AtNeedPreview, TurnedLine } from '#shared/contract/at-need-views.ts';
import { formatCents } from '#shared/values/money.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { api, messageOf, query, useIdempotencyKey } from '#web/session/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { SkeletonText } from '#web/ui/states.tsx';
import { ChangeDialog } from '../changes/change-dialog.tsx';
import { useCase } from '../use-case.ts';
import { useContractChanged } from './use-contract.ts';

const amount = (cents: number | null, missing: string): string => (cents === null ? missing : formatCents(cents));

/** Sets what a line cost, what it costs today, and what the family pays side by side. */
const Line = ({ line: { label, isGuaranteed, preNeedCents, todayCents, newCents } }: { line: TurnedLine }) => {
  const prices = [
    ['In the contract', amount(preNeedCents, 'New')],
    ['Today', amount(todayCents, 'None')],
    ['To pay', amount(newCents, 'None')],
  ] as const;
  return (
    <li className="grid gap-1 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold wrap-anywhere">{label}</span>
        {isGuaranteed && <Badge tone="success">Guaranteed</Badge>}
      </p>
      <dl className="grid grid-cols-3 gap-x-4">
        {prices.map(([name, words]) => (
          <div key={name}>
            <dt className="text-xs text-muted">{name}</dt>
            <dd className="tabular-nums">{words}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
};

const Sums = ({ preview }: { preview: AtNeedPreview }) => {
  const { preNeedTotalCents, newTotalCents, heldCents, creditCents, differenceCents, balanceCents } = preview;
  const sums = [
    ['Total of the pre-need contract', preNeedTotalCents],
    ['Total of the new statement', newTotalCents],
    ['Held for it now', heldCents],
    ...(differenceCents > 0 ? ([['Growth of guaranteed prices, which the home keeps', differenceCents]] as const) : []),
    ...(differenceCents < 0 ? ([['Loss on guaranteed prices, which the home bears', differenceCents]] as const) : []),
    ['Paid by what is held', -creditCents],
    [balanceCents < 0 ? 'Owed back' : 'Left to pay', Math.abs(balanceCents)],
  ] as const;
  return (
    <dl className="grid gap-1.5">
      {sums.map(([term, cents], at) => (
        <div
          key={term}
          className={`flex flex-wrap items-baseline justify-between gap-x-4 ${at === sums.length - 1 ? 'border-t-2 border-text pt-2 text-lg font-semibold' : ''}`}
        >
          <dt>{term}</dt>
          <dd className="tabular-nums">{formatCents(cents)}</dd>
        </div>
      ))}
    </dl>
  );
};

const Preview = ({ preview }: { preview: AtNeedPreview }) => (
  <>
    <ul aria-label="Prices in the contract, today, and to pay" className="divide-y divide-border">
      {preview.lines.map((line) => (
        <Line key={line.key} line={line} />
      ))}
    </ul>
    {preview.dropped.length > 0 && (
      <Banner tone="warning" title="No longer offered">
        <p>Choose something else with the family after you turn it at-need.</p>
        <ul className="mt-1">
          {preview.dropped.map(({ id, label, reason }) => (
            <li key={id} className="wrap-anywhere">
              <span className="font-semibold">{label}</span>: {reason}
            </li>
          ))}
        </ul>
      </Banner>
    )}
    <Sums preview={preview} />
  </>
);

/** Shows what a pre-need contract becomes by today’s list, and turns it at-need. */
export const TurnDialog = ({ onTurned, onClose }: { onTurned: () => void; onClose: () => void }) => {
  const { caseId: id, row } = useCase();
  const { selected, reload } = useContractChanged();
  const keyFor = useIdempotencyKey();
  const found = useQuery({ ...query.caseContracts.getAtNeedPreview.queryOptions({ input: { id } }), gcTime: 0 });
  const turn = async () => {
    if (!found.data) return false;
    const input = { id, version: found.data.version };
    selected(await api.caseContracts.turnAtNeed({ id }, { context: { idempotencyKey: keyFor(input) } }));
    onTurned();
    await reload();
    return true;
  };
  return (
    <ChangeDialog
      title="Turn at-need"
      saveLabel="Turn at-need"
      busyLabel="Turning..."
      isWaiting={!found.data}
      onSave={turn}
      onClose={onClose}
    >
      {() => (
        <>
          <p className="text-muted">
            {row.type === 'at-need' ? '' : 'This says that the person has died: the case becomes At-need. '}
            The statement of the funeral begins with what was agreed on, by today’s list. Guaranteed prices stay as they were.
            Nothing is charged until everyone has signed it.
          </p>
          {found.data && <Preview preview={found.data} />}
          {found.isPending && <SkeletonText lines={6} />}
          {found.isError && (
            <FailedQuery of={found} title="The prices could not be loaded.">
              {messageOf(found.error)}
            </FailedQuery>
          )}
        </>
      )}
    </ChangeDialog>
  );
};
