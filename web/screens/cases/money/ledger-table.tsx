import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { ledgerEntryKind } from '#shared/model/enumerations/ledger.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { formatCents } from '#shared/values/money.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { downloadFrom } from '#web/parts/send-file.ts';
import { paths } from '#web/paths.ts';
import { api, messageOf } from '#web/session/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { SkeletonText } from '#web/ui/states.tsx';
import { OutsideLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { useCase } from '../use-case.ts';
import { useMembers } from '../use-members.ts';
import { accountWords, isReversible, reversalsOf } from './ledger-words.ts';
import { WithReason } from './take-back.tsx';
import { useLedger, useMoneyChange, usePayers } from './use-money.ts';

type Line = NonNullable<ReturnType<typeof useLedger>['data']>['pages'][number]['entries'][number];

/** Returns what names who made an entry; nothing if the viewer doesn’t see the team. */
function useMaker(): (byId: string) => string {
  const { everyone } = useMembers();
  return (byId) => everyone.find(({ id, appUserId }) => appUserId === byId || id === byId)?.fullName ?? '';
}

/** Takes back a write-off, an adjustment, or a fee. */
const ReverseEntry = ({ line: { number, entry }, onClose }: { line: Line; onClose: () => void }) => {
  const { caseId } = useCase();
  const { change, keyed } = useMoneyChange();
  const kind = ledgerEntryKind.label(entry.kind).toLowerCase();
  const save = async (reason: string) => {
    const input = { id: caseId, change: { kind: 'reversal' as const, reverses: entry.id }, reason };
    await change(async () => ({ amounts: await api.casePayments.adjustBalance(input, keyed(input)) }));
    toast(`Entry ${number} was taken back.`, { tone: 'success' });
  };
  return (
    <WithReason title={`Take back the ${kind}?`} saveLabel="Take back" onSave={save} onClose={onClose}>
      {`A new entry in the ledger takes back entry ${number}. Both stay in the ledger.`}
    </WithReason>
  );
};

type EntryProps = {
  line: Line;
  reversals: ReadonlyMap<string, number>;
  numbers: ReadonlyMap<string, number>;
  onReverse: () => void;
};

const What = ({ line, reversals, numbers, onReverse }: EntryProps) => {
  const { may } = useCase();
  const maker = useMaker()(line.byId);
  const { entry, number } = line;
  const by = reversals.get(entry.id);
  const taken = entry.reverses && numbers.get(entry.reverses);
  return (
    <div className="grid max-w-80 min-w-44 justify-items-start gap-1 print:min-w-0">
      <span className="font-semibold">
        {ledgerEntryKind.label(entry.kind)}
        {taken ? ` of entry ${taken}` : ''}
      </span>
      {by && <Badge>Reversed by entry {by}</Badge>}
      {entry.reason && <span className="wrap-anywhere">{entry.reason}</span>}
      {maker && <span className="text-muted">{maker}</span>}
      {may('payments.correct') && isReversible(line, reversals) && (
        <Button size="compact" className="print:hidden" onClick={onReverse}>
          Take back<span className="sr-only"> entry {number}</span>
        </Button>
      )}
    </div>
  );
};

// On paper, all columns fit a portrait page.
const cell = 'px-3 py-1.5 align-top print:px-1.5 print:py-1';
const amount = `${cell} whitespace-nowrap text-right tabular-nums`;

/** Shows an entry with its postings, each on a line of its own. */
const Entry = (props: EntryProps) => {
  const { nameOf } = usePayers();
  const { number, entry } = props.line;
  const postings = entry.postings.toSorted((a, b) => b.cents - a.cents);
  return (
    <tbody className="border-t border-border">
      {postings.map(({ account, cents }, nth) => (
        <tr key={account}>
          {nth === 0 && (
            <>
              <th scope="rowgroup" rowSpan={postings.length} className={`${cell} text-right font-normal tabular-nums`}>
                {number}
              </th>
              <td rowSpan={postings.length} className={`${cell} whitespace-nowrap`}>
                {formatCalendarDate(entry.effectiveOn, 'medium')}
              </td>
              <td rowSpan={postings.length} className={cell}>
                <What {...props} />
              </td>
            </>
          )}
          <td className={`${cell} min-w-44 print:min-w-0`}>
            {accountWords(account as Parameters<typeof accountWords>[0], nameOf)}
          </td>
          <td className={amount}>{cents > 0 && formatCents(cents)}</td>
          <td className={amount}>{cents < 0 && formatCents(-cents)}</td>
        </tr>
      ))}
    </tbody>
  );
};

const Entries = ({ lines }: { lines: readonly Line[] }) => {
  const [reversing, setReversing] = useState<Line | null>(null);
  const reversals = reversalsOf(lines);
  const numbers = new Map(lines.map(({ number, entry }) => [entry.id, number]));
  return (
    <>
      <section
        aria-label="Entries of the ledger"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls needs the focus for the keyboard to scroll it
        tabIndex={0}
        className="overflow-x-auto rounded-control border border-border print:overflow-visible"
      >
        <table className="w-full text-sm print:text-xs">
          <caption className="sr-only">Entries of the ledger, the newest first</caption>
          <thead className="bg-sunken text-left">
            <tr>
              {['No.', 'Day', 'Entry', 'Account', 'Debit', 'Credit'].map((head, nth) => (
                <th
                  key={head}
                  scope="col"
                  className={`px-3 py-1.5 font-semibold print:px-1.5 ${nth === 0 || nth > 3 ? 'text-right' : ''}`}
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          {lines.map((line) => (
            <Entry key={line.number} {...{ line, reversals, numbers }} onReverse={() => setReversing(line)} />
          ))}
        </table>
      </section>
      {reversing && <ReverseEntry line={reversing} onClose={() => setReversing(null)} />}
    </>
  );
};

const Loaded = () => {
  const list = useLedger(true);
  if (list.data) {
    const lines = list.data.pages.flatMap(({ entries }) => entries);
    if (lines.length === 0) return <p className="text-muted">The ledger has no entries yet.</p>;
    return (
      <>
        <Entries lines={lines} />
        {list.hasNextPage && (
          <LoadMore
            count={lines.length}
            noun="entries"
            hasMore
            isLoading={list.isFetchingNextPage}
            onLoadMore={() => void list.fetchNextPage()}
          />
        )}
      </>
    );
  }
  if (list.isPending)
    return (
      <div aria-busy="true">
        <SkeletonText lines={4} />
      </div>
    );
  return (
    <FailedQuery of={list} title="The ledger could not be loaded.">
      {messageOf(list.error)}
    </FailedQuery>
  );
};

/** Shows the ledger of a case once it’s asked for: every entry with its postings. Nothing in it is ever changed or removed. */
export const Ledger = () => {
  const { caseId } = useCase();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const exporting = useMutation({
    mutationFn: () => api.ledgerReports.exportLedger({ id: caseId }),
    onSuccess: ({ url, entries }) => {
      downloadFrom(url);
      toast(`${entries.toLocaleString('en-US')} ${entries === 1 ? 'entry' : 'entries'} exported.`, { tone: 'success' });
    },
  });
  return (
    <Panel
      title="Ledger"
      aside={
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button
            size="compact"
            icon={Download}
            isBusy={exporting.isPending}
            busyLabel="Exporting..."
            onClick={() => exporting.mutate()}
          >
            Export<span className="sr-only"> ledger</span>
          </Button>
          <Button size="compact" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Hide entries' : 'Show entries'}
          </Button>
        </div>
      }
    >
      <p className="max-w-measure text-muted">
        What was charged and paid, as your books have it. Entries are never changed or removed: a mistake is taken back by a new
        entry. Anyone can{' '}
        <OutsideLink href={paths.verify()} target="_blank">
          check an exported ledger
        </OutsideLink>{' '}
        without sending it anywhere.
      </p>
      <FormFailure error={exporting.error} />
      <div id={id} className="mt-4 empty:hidden">
        {isOpen && <Loaded />}
      </div>
    </Panel>
  );
};
