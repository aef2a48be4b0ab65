import type { ContractView } from '#shared/contract/case-contracts-views.ts';
import type { StatementLine } from '#shared/model/contract-version.ts';
import { handOutHow } from '#shared/model/enumerations/price-list.ts';
import { contractVersionKind, contractVersionStanding } from '#shared/model/enumerations/statement.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { formatCents } from '#shared/values/money.ts';
import { OpenPdf } from '#web/parts/open-pdf.tsx';
import { When } from '#web/parts/when.tsx';
import { api } from '#web/session/index.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/workspace/panel.tsx';
import { paperOf } from '../money/use-money.ts';
import { useCase } from '../use-case.ts';

const tones: Readonly<Record<ContractView['versions'][number]['standing'], Tone>> = {
  open: 'info',
  signed: 'success',
  reopened: 'neutral',
  void: 'neutral',
};

type VersionListProps = {
  versions: ContractView['versions'];
  /** The version that is shown; null while what was agreed on is. */
  shown: number | null;
  onShow: (number: number) => void;
};

/** Lists the versions of a contract, the newest first. None of them ever changes. */
export const VersionList = ({ versions, shown, onShow }: VersionListProps) => {
  const { caseId } = useCase();
  return (
    <Panel title="Versions">
      <ul className="divide-y divide-border">
        {versions.map(({ number, kind, standing, totalCents, openedOn, openedByName, given, endReason }) => (
          <li key={number} className="grid gap-1 py-3 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <h3 className="text-base font-semibold">
                Version {number}: {contractVersionKind.label(kind)}
              </h3>
              {kind === 'actuals' && standing === 'signed' ? (
                <Badge>Not signed</Badge>
              ) : (
                <Badge tone={tones[standing]}>{contractVersionStanding.label(standing)}</Badge>
              )}
            </div>
            <p className="tabular-nums">{formatCents(totalCents)}</p>
            <p className="text-muted wrap-anywhere">
              {kind === 'actuals' ? 'Entered by' : 'Opened by'} {openedByName} <When at={openedOn} />
            </p>
            {given && (
              <p className="text-muted wrap-anywhere">
                Given to {given.to} on {formatCalendarDate(given.on)}, {handOutHow.label(given.how).toLowerCase()}
              </p>
            )}
            {endReason && <p className="text-muted wrap-anywhere">Reason: {endReason}</p>}
            <div className="flex flex-wrap items-center gap-2 print:hidden">
              {number === shown ? (
                <p className="text-muted">Shown here</p>
              ) : (
                <Button size="compact" onClick={() => onShow(number)}>
                  Show version {number}
                </Button>
              )}
              <OpenPdf size="compact" fetchPdf={() => paperOf(api.caseInvoices.getStatement({ id: caseId, number }))}>
                Print version {number}
              </OpenPdf>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
};

const ChangeLine = ({ line, words }: { line: StatementLine; words: string }) => (
  <li className="flex items-start justify-between gap-4 py-1.5">
    <span className="min-w-0 break-words">{line.label}</span>
    <span className="text-right tabular-nums">{words}</span>
  </li>
);

const ChangePart = ({ title, lines }: { title: string; lines: readonly { line: StatementLine; words: string }[] }) =>
  lines.length === 0 ? null : (
    <section>
      <h3 className="text-muted">{title}</h3>
      <ul className="divide-y divide-border">
        {lines.map(({ line, words }) => (
          <ChangeLine key={line.key} line={line} words={words} />
        ))}
      </ul>
    </section>
  );

const amount = ({ quantity, amountCents }: StatementLine): string =>
  quantity === 1 ? formatCents(amountCents) : `${quantity} for ${formatCents(amountCents)}`;

/** Says what became of a line. One whose price is the same isn't said to have another. */
function changedWords(before: StatementLine, after: StatementLine): string {
  const [was, is] = [amount(before), amount(after)];
  if (was !== is) return `${was} before, now ${is}`;
  const isActual = before.cashAdvance?.standing === 'estimate' && after.cashAdvance?.standing === 'actual';
  return isActual ? `${is}, as estimated` : is;
}

/** Shows what a version changes of the one that held before it. */
export const ChangePanel = ({ change }: { change: NonNullable<ContractView['change']> }) => {
  const { added, removed, changed, beforeCents, afterCents, differenceCents } = change;
  const sign = differenceCents > 0 ? '+' : '';
  return (
    <Panel title="What this version changes">
      <div className="grid gap-4">
        <ChangePart title="Added" lines={added.map((line) => ({ line, words: amount(line) }))} />
        <ChangePart title="Removed" lines={removed.map((line) => ({ line, words: amount(line) }))} />
        <ChangePart
          title="Changed"
          lines={changed.map(({ before, after }) => ({ line: after, words: changedWords(before, after) }))}
        />
        <p className="tabular-nums">
          {formatCents(beforeCents)} before, now {formatCents(afterCents)} ({sign}
          {formatCents(differenceCents)})
        </p>
      </div>
    </Panel>
  );
};
