import { useQuery } from '@tanstack/react-query';
import type { AtNeedPreview, TurnedLine } from '#shared/contract/case-contracts-views.ts';
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

/** Sets what a line cost, what it costs today, and what the family pays side by side. On a narrow screen, each line is a block. */
const Line = ({ line: { label, isGuaranteed, preNeedCents, todayCents, newCents } }: { line: TurnedLine }) => {
  const cells = [
    ['In the contract', amount(preNeedCents, 'New')],
    ['Today', amount(todayCents, 'Not offered')],
    ['To pay', amount(newCents, 'None')],
  ] as const;
  return (
    <tr className="grid grid-cols-3 gap-x-4 border-t border-border py-3 sm:table-row sm:py-0">
      <th scope="row" className="col-span-3 pb-1 text-left font-normal wrap-anywhere sm:py-3 sm:pr-4">
        {label} {isGuaranteed && <Badge tone="success">Guaranteed</Badge>}
      </th>
      {cells.map(([name, words]) => (
        <td key={name} className="whitespace-nowrap tabular-nums sm:py-3 sm:pl-4 sm:text-right">
          <span className="block text-xs text-muted sm:hidden">{name}</span>
          {words}
        </td>
      ))}
    </tr>
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
    <table className="block w-full sm:table">
      <caption className="sr-only">Prices in the contract, today, and on the new statement</caption>
      <thead className="sr-only sm:not-sr-only sm:table-header-group">
        <tr className="text-muted">
          <th scope="col" className="pb-2 text-left font-normal">
            Line
          </th>
          {['In the contract', 'Today', 'To pay'].map((name) => (
            <th key={name} scope="col" className="pb-2 pl-4 text-right font-normal">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {preview.lines.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </tbody>
    </table>
    {preview.dropped.length > 0 && (
      <Banner tone="warning" title="Not offered anymore">
        Choose something else with the family after you turn it at-need.
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
