import { useState } from 'react';
import type { Statement } from '#shared/model/contract-version.ts';
import { termsInFull } from '#shared/statement/terms-in-full.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/workspace/panel.tsx';
import { EmbalmingDialog, TermsDialog } from './pieces/terms-dialogs.tsx';
import { useEditing } from './use-contract.ts';

/** Shows when the total is due, the terms, and why embalming is charged. */
export const TermsPanel = ({ statement }: { statement: Statement }) => {
  const editing = useEditing();
  const [open, setOpen] = useState<'terms' | 'embalming' | null>(null);
  const { lines, dueOn, rules, embalmingReason, isEmbalmingApproved } = statement;
  const isByLaw = lines.some(({ gplLine, required }) => gplLine === 'embalming' && required?.by === 'law');
  const inFull = termsInFull(statement);
  return (
    <Panel
      title="Terms"
      aside={
        editing && (
          <Button size="compact" onClick={() => setOpen('terms')}>
            Edit<span className="sr-only"> the due date and terms</span>
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        <section>
          <h3 className="text-muted">Due on</h3>
          <p>{dueOn ? formatCalendarDate(dueOn) : rules?.isDueOnSigning ? 'On the day everyone has signed.' : 'No date yet.'}</p>
          {inFull && <p className="mt-2 whitespace-pre-line wrap-anywhere">{inFull}</p>}
        </section>
        {isEmbalmingApproved !== null && (
          <section className="grid justify-items-start gap-1">
            <h3 className="text-muted">Reason for embalming</h3>
            <p className="whitespace-pre-line wrap-anywhere">{embalmingReason || 'No reason yet.'}</p>
            <p className="text-muted">
              {isEmbalmingApproved
                ? 'The family approved it.'
                : isByLaw
                  ? 'The law requires it, so it needs no approval.'
                  : 'The family hasn’t approved it.'}
            </p>
            {editing && (
              <Button size="compact" onClick={() => setOpen('embalming')}>
                {embalmingReason ? 'Edit the reason' : 'Enter the reason'}
              </Button>
            )}
          </section>
        )}
      </div>
      {open === 'terms' && <TermsDialog onClose={() => setOpen(null)} />}
      {open === 'embalming' && <EmbalmingDialog onClose={() => setOpen(null)} />}
    </Panel>
  );
};
