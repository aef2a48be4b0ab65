import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { DayClosePage } from '#shared/contract/ledger-reports-views.ts';
import { closeMethod } from '#shared/model/enumerations/ledger.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { formatCents, parseCents } from '#shared/values/money.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { SureDialog } from '#web/parts/sure-dialog.tsx';
import { api, fieldErrors, problemOf, query } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { focusFirstInvalid } from '#web/ui/first-field.ts';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { type Counted, checkCounted, differenceWords, firstCounted } from './close-words.ts';

type CountedFieldProps = {
  of: DayClosePage['methods'][number];
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

const CountedField = ({ of: { method, expectedCents, refundedCents }, value, error, onChange }: CountedFieldProps) => (
  <div className="grid items-start gap-x-6 gap-y-1 border-b border-border py-3 sm:grid-cols-[minmax(0,1fr)_12rem_9rem]">
    <p>
      <span className="block font-semibold">{closeMethod.label(method)}</span>
      <span className="text-muted tabular-nums">
        Expected {formatCents(expectedCents)}
        {refundedCents > 0 && `, after refunds of ${formatCents(refundedCents)}`}
      </span>
    </p>
    <TextField
      label={`Counted: ${closeMethod.label(method).toLowerCase()}`}
      isLabelHidden
      {...{ value, error }}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      placeholder="Counted"
      onChange={({ target }) => onChange(target.value)}
    />
    <p className="self-center tabular-nums sm:text-right">{differenceWords(parseCents(value), expectedCents)}</p>
  </div>
);

/** Keeps what is typed for a day, and closes it. If it was refused because of what happened meanwhile (409), the day loads again, with everything typed still there. */
function useClosing(page: DayClosePage) {
  const client = useQueryClient();
  const [typed, setTyped] = useState<Counted>(() => firstCounted(page));
  const [reason, setReason] = useState('');
  const { counted, differs, faults } = checkCounted(typed, page.methods);
  const closing = useMutation({
    mutationFn: () =>
      api.ledgerReports.closeDay({ day: page.day, entryCount: page.entryCount, counted, reason: differs ? reason.trim() : '' }),
    onSuccess: () => {
      toast(`${formatCalendarDate(page.day)} is closed.`, { tone: 'success' });
      return client.invalidateQueries({ queryKey: query.ledgerReports.key() });
    },
    onError: (error) =>
      problemOf(error)?.status === 409 ? client.invalidateQueries({ queryKey: query.ledgerReports.key() }) : undefined,
  });
  const reasonFault = differs && reason.trim() === '' ? 'Please say why what you counted differs.' : undefined;
  return { typed, setTyped, reason, setReason, differs, faults, reasonFault, closing };
}

/** Asks what was counted by method, shows the differences while it’s typed, and closes the day. */
export const CloseForm = ({ page }: { page: DayClosePage }) => {
  const { typed, setTyped, reason, setReason, differs, faults, reasonFault, closing } = useClosing(page);
  const [isTried, setIsTried] = useState(false);
  const [isSure, setIsSure] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const sent = fieldErrors(closing.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (Object.keys(faults).length > 0 || reasonFault) {
      // The faults are drawn first.
      requestAnimationFrame(() => form.current && focusFirstInvalid(form.current));
      return;
    }
    closing.reset();
    setIsSure(true);
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <div>
        {page.methods.map((of) => (
          <CountedField
            key={of.method}
            of={of}
            value={typed[of.method]}
            error={isTried ? faults[of.method] : undefined}
            onChange={(value) => setTyped((before) => ({ ...before, [of.method]: value }))}
          />
        ))}
      </div>
      {differs && (
        <TextArea
          label="Why it differs"
          rows={2}
          maxLength={400}
          value={reason}
          error={(isTried ? reasonFault : undefined) ?? sent.reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      {!isSure && <FormFailure error={closing.error} />}
      <div data-chrome>
        <Button type="submit" look="primary">
          Close this day
        </Button>
      </div>
      {isSure && (
        <SureDialog
          title={`Close ${formatCalendarDate(page.day)}?`}
          keep="Not yet"
          act="Close this day"
          busyLabel="Closing..."
          isBusy={closing.isPending}
          onAct={() => closing.mutate(undefined, { onSettled: () => setIsSure(false) })}
          onClose={() => setIsSure(false)}
        >
          Nothing more is recorded for a closed day, and it can’t be opened again. What is recorded for it later counts on the day
          when it’s recorded, or on the next open day if that one is closed, too.
        </SureDialog>
      )}
    </form>
  );
};
