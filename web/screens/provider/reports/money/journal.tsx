import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { dateInZone, isCalendarDate } from '#shared/values/dates.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { downloadFrom } from '#web/parts/send-file.ts';
import { api, fieldErrors } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';

type Span = { from: string; to: string };

const faultsOf = ({ from, to }: Span): Partial<Span> => ({
  ...(isCalendarDate(from) ? {} : { from: 'Enter a date.' }),
  ...(isCalendarDate(to) ? (to < from ? { to: 'This day is before the first one.' } : {}) : { to: 'Enter a date.' }),
});

/** Makes a file of all entries of a span of days, for bookkeeping programs. */
export const Journal = () => {
  const { timeZone } = useWorkspace();
  const [span, setSpan] = useState<Span>(() => {
    const today = dateInZone(new Date().toISOString(), timeZone);
    return { from: `${today.slice(0, 7)}-01`, to: today };
  });
  const [isTried, setIsTried] = useState(false);
  const exporting = useMutation({
    mutationFn: () => api.ledgerReports.exportJournal(span),
    onSuccess: ({ url, rows }) => {
      downloadFrom(url);
      toast(`${rows.toLocaleString('en-US')} ${rows === 1 ? 'row' : 'rows'} exported.`, { tone: 'success' });
    },
  });
  const faults = faultsOf(span);
  const errors: Partial<Span> = { ...fieldErrors(exporting.error), ...(isTried ? faults : {}) };
  const field = (name: keyof Span) => ({
    ...{ type: 'date', value: span[name], error: errors[name] },
    onChange: ({ target }: { target: { value: string } }) => {
      exporting.reset();
      setSpan((before) => ({ ...before, [name]: target.value }));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (Object.keys(faults).length === 0) exporting.mutate();
  };
  return (
    <Panel title="Export journal">
      <form noValidate onSubmit={submit} className="grid max-w-form gap-4">
        <p className="text-muted">
          A CSV file with a row for each posting: date, entry, case, account, customer, debit, credit, memo, and check or transfer
          number. What closed days were over or short is listed as “Cash over and short.”
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="First day" {...field('from')} />
          <TextField label="Last day" {...field('to')} />
        </div>
        {!errors.from && !errors.to && <FormFailure error={exporting.error} />}
        <div>
          <Button type="submit" icon={Download} isBusy={exporting.isPending} busyLabel="Exporting...">
            Export journal
          </Button>
        </div>
      </form>
    </Panel>
  );
};
