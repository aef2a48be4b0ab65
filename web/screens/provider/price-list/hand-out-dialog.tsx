import { useState } from 'react';
import * as z from 'zod';
import type { VersionView } from '#shared/contract/price-lists.ts';
import { noCardNumber } from '#shared/contract/safe-text.ts';
import { handOutHow, priceListPaper } from '#shared/model/enumerations/price-list.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { requiredLine } from '#shared/values/schemas.ts';
import { useZodForm } from '#web/parts/use-zod-form.ts';
import { ZodForm } from '#web/parts/zod-form.tsx';
import { api, useIdempotencyKey } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { CaseField } from './case-field.tsx';
import { usePriceListChanged } from './use-price-list.ts';

const byHand = z.enum(handOutHow.values).exclude(['online']);
const schema = z.object({ to: requiredLine(200).check(noCardNumber), how: byHand, paper: z.enum(priceListPaper.values) });
const labels = { to: 'Given to', how: 'How', paper: 'Paper' };

/** Records that the current list was given to someone. */
export const HandOutDialog = ({ version, onClose }: { version: VersionView; onClose: () => void }) => {
  const keyFor = useIdempotencyKey();
  const changed = usePriceListChanged();
  const { may } = useWorkspace();
  const [caseId, setCaseId] = useState<string | null>(null);
  const form = useZodForm({
    schema,
    labels,
    defaultValues: { to: '', how: 'in-person', paper: 'gpl' },
    send: async (values) => {
      const input = { ...values, versionId: version.id, ...(caseId ? { caseId } : {}) };
      await api.priceLists.recordHandOut(input, { context: { idempotencyKey: keyFor(input) } });
      toast('Hand-out recorded.', { tone: 'success' });
      void changed();
      onClose();
    },
  });
  return (
    <Dialog
      title="Record a hand-out"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" isBusy={form.isBusy} busyLabel="Recording..." onClick={form.onSubmit}>
            Record
          </Button>
        </>
      }
    >
      <ZodForm form={form} label="Record a hand-out">
        <p>The list in force since {formatCalendarDate(version.effectiveOn)}.</p>
        <TextField
          {...form.field('to')}
          autoComplete="off"
          maxLength={200}
          hint="A name, or who it was for: the family of Walter Marsh."
        />
        {may('cases.read') && <CaseField label="Case" onPick={setCaseId} />}
        <Select {...form.field('how')} options={byHand.options.map((value) => ({ value, label: handOutHow.label(value) }))} />
        <Select
          {...form.field('paper')}
          options={version.papers.map(({ paper }) => ({ value: paper, label: priceListPaper.label(paper) }))}
        />
      </ZodForm>
    </Dialog>
  );
};
