import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Statement } from '#shared/model/contract-version.ts';
import { planSection } from '#shared/model/enumerations/pricing.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/workspace/panel.tsx';
import { type AdvancePlace, CashAdvanceDialog } from './pieces/cash-advance-dialog.tsx';
import { SpecialOrderDialog } from './pieces/special-order-dialog.tsx';
import { type Uncounted, uncountedIn } from './selection-pieces.ts';
import { StatementLine } from './statement-line.tsx';
import { type Editing, useEditing, useQuickSave } from './use-contract.ts';

/** Lists what has no price, with the reason. Where it can be, it’s entered as a cash advance. */
const Unpriced = ({ lines, onEnter }: { lines: Statement['unpriced']; onEnter: ((place: AdvancePlace) => void) | null }) => (
  <section>
    <h3 className="text-muted">Without a price</h3>
    <ul className="divide-y divide-border">
      {lines.map(({ key, label, reason }) => (
        <li key={key} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
          <div className="min-w-0 flex-1 basis-56">
            <p className="font-semibold">{label}</p>
            <p className="text-muted">{reason}</p>
          </div>
          {onEnter && (
            <Button size="compact" onClick={() => onEnter({ lineKey: key, name: label })}>
              Enter a cash advance<span className="sr-only">: {label}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  </section>
);

/** Lists what was agreed on and changes nothing, until someone removes it. */
const UncountedPieces = ({ pieces, editing }: { pieces: readonly Uncounted[]; editing: Editing }) => {
  const save = useQuickSave();
  const [failure, setFailure] = useState<unknown>(null);
  return (
    <Banner tone="warning" title="Not on the statement">
      <ul className="mt-1 grid gap-2">
        {pieces.map(({ id, words, without }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="min-w-0 flex-1 basis-56 text-text wrap-anywhere">{words}</span>
            <Button size="compact" onClick={() => void save(editing.view, without).then(() => setFailure(null), setFailure)}>
              Remove<span className="sr-only">: {words}</span>
            </Button>
          </li>
        ))}
      </ul>
      <FormFailure error={failure} />
    </Banner>
  );
};

/** Shows a statement line by line. While it may be changed, each line has what can be done with it. */
export const StatementPanel = ({ title, statement }: { title: string; statement: Statement }) => {
  const editing = useEditing();
  const [advance, setAdvance] = useState<AdvancePlace | null>(null);
  const [isOrdering, setIsOrdering] = useState(false);
  const uncounted = editing ? uncountedIn(editing.view) : [];
  const sections = planSection.values.filter((part) => statement.lines.some(({ section }) => section === part));
  return (
    <Panel
      title={title}
      aside={
        editing && (
          <div className="flex flex-wrap gap-2">
            <Button size="compact" icon={Plus} onClick={() => setAdvance({})}>
              Cash advance
            </Button>
            <Button size="compact" icon={Plus} onClick={() => setIsOrdering(true)}>
              Special order
            </Button>
          </div>
        )
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {editing && uncounted.length > 0 && <UncountedPieces pieces={uncounted} editing={editing} />}
        {editing && editing.view.dropped.length > 0 && (
          <Banner tone="warning" title="Left out of the statement">
            <ul>
              {editing.view.dropped.map(({ id, label, reason }) => (
                <li key={id} className="wrap-anywhere">
                  <span className="font-semibold">{label}</span>: {reason}
                </li>
              ))}
            </ul>
          </Banner>
        )}
        {sections.length === 0 && <p className="text-muted">Nothing with a price was chosen yet.</p>}
        {sections.map((part) => (
          <section key={part}>
            <h3 className="text-muted">{planSection.label(part)}</h3>
            <ul className="divide-y divide-border">
              {statement.lines
                .filter(({ section }) => section === part)
                .map((line) => (
                  <StatementLine key={line.key} {...{ line, statement }} />
                ))}
            </ul>
          </section>
        ))}
        {statement.unpriced.length > 0 && <Unpriced lines={statement.unpriced} onEnter={editing && setAdvance} />}
      </div>
      {advance && <CashAdvanceDialog place={advance} onClose={() => setAdvance(null)} />}
      {isOrdering && <SpecialOrderDialog onClose={() => setIsOrdering(false)} />}
    </Panel>
  );
};
