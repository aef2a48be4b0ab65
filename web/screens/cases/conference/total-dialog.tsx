import type { Statement } from '#shared/model/contract-version.ts';
import { planSection } from '#shared/model/enumerations/pricing.ts';
import { quantityWords } from '#shared/pricing/quantity-words.ts';
import { formatCents } from '#shared/values/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { reasonOf } from '../contract/line-rules.ts';
import { Budget } from './budget.tsx';

type Line = Statement['lines'][number];

const whyOf = (line: Line): string =>
  [
    reasonOf(line),
    line.required?.reason,
    line.quantityReason,
    line.reductionReason,
    line.cashAdvance?.standing === 'estimate' && 'An estimate',
  ]
    .filter(Boolean)
    .join('. ');

const Row = ({ line }: { line: Line }) => (
  <li className="flex items-start justify-between gap-4 py-2">
    <span className="min-w-0 break-words text-text">
      {line.label}
      {quantityWords(line) && <span className="block tabular-nums text-muted">{quantityWords(line)}</span>}
      {whyOf(line) && <span className="block text-muted">{whyOf(line)}</span>}
    </span>
    <span className="whitespace-nowrap tabular-nums text-text">{formatCents(line.amountCents)}</span>
  </li>
);

/** Explains the total: each line with the reason why it's there, and what it means for the family's budget. */
export const TotalDialog = ({ statement, onClose }: { statement: Statement; onClose: () => void }) => (
  <Dialog title="Total" isOpen onClose={onClose} isDismissable actions={<Button onClick={onClose}>Close</Button>}>
    <div className="grid gap-4">
      <Budget />
      {planSection.values
        .map((part) => ({ part, lines: statement.lines.filter(({ section }) => section === part) }))
        .filter(({ lines }) => lines.length > 0)
        .map(({ part, lines }) => (
          <section key={part}>
            <h3 className="font-semibold text-text">{planSection.label(part)}</h3>
            <ul className="divide-y divide-border">
              {lines.map((line) => (
                <Row key={line.key} line={line} />
              ))}
            </ul>
          </section>
        ))}
      {statement.unpriced.length > 0 && (
        <section>
          <h3 className="font-semibold text-text">Not in the total</h3>
          <ul className="divide-y divide-border">
            {statement.unpriced.map(({ key, label, reason }) => (
              <li key={key} className="py-2">
                <span className="text-text">{label}</span>
                <span className="block">{reason}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="flex justify-between gap-4 border-t-2 border-text pt-2 text-lg font-semibold text-text">
        <span>Total</span>
        <span className="tabular-nums">{formatCents(statement.totals.totalCents)}</span>
      </p>
    </div>
  </Dialog>
);
