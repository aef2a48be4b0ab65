import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { OwnSection } from '#shared/contract/packages.ts';
import { type SectionType, sectionType } from '#shared/model/enumerations/section.ts';
import { type Section, sectionSchema } from '#shared/model/section.ts';
import { useZodForm } from '#web/parts/use-zod-form.ts';
import { ZodForm } from '#web/parts/zod-form.tsx';
import { api } from '#web/session/api.ts';
import { messageOf, problemOf } from '#web/session/api-problem.ts';
import { newIdempotencyKey } from '#web/session/idempotency-key.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/choices.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { useSectionsCache } from './use-sections.ts';

/** Returns a new paragraph, after the others. */
export const newSection = (providerLocationId: string, others: readonly OwnSection[], type: string): OwnSection => ({
  version: 0,
  section: {
    id: crypto.randomUUID(),
    providerLocationId,
    sectionType: sectionType.values.find((value) => value === type) ?? 'general',
    title: '',
    text: '',
    isActive: true,
    sortOrder: Math.min(10_000, Math.max(0, ...others.map(({ section }) => section.sortOrder + 1))),
  },
});

const formSchema = sectionSchema.pick({ sectionType: true, title: true, text: true, isActive: true }).required();
const labels = { sectionType: 'Type', title: 'Heading', text: 'Words', isActive: 'Print this paragraph' };

/** Shows what someone else saved meanwhile, beside what was typed, for the person to choose. */
const Theirs = ({ theirs, message, onTake }: { theirs: Section; message: string; onTake: () => void }) => (
  <Banner
    tone="warning"
    role="alert"
    title={message}
    action={
      <Button size="compact" onClick={onTake}>
        Use the saved version
      </Button>
    }
  >
    <p className="font-semibold">{theirs.title}</p>
    <p className="whitespace-pre-line">{theirs.text || 'No words'}</p>
    <p className="mt-2">Your changes aren’t saved yet. Save again to replace it with what you typed.</p>
  </Banner>
);

/** Edits a paragraph. What is typed stays until it is saved or discarded. */
export const ParagraphForm = ({ own, onDone }: { own: OwnSection; onDone: () => void }) => {
  const { put, fetchLatest } = useSectionsCache();
  const [base, setBase] = useState(own);
  const [theirs, setTheirs] = useState<{ section: Section; message: string } | null>(null);
  const { sectionType: type, title, text, isActive } = base.section;
  const form = useZodForm({
    schema: formSchema,
    defaultValues: { sectionType: type, title, text, isActive },
    labels,
    send: async (values) => {
      const { providerLocationId: _, ...section } = { ...base.section, ...values };
      const context = { idempotencyKey: newIdempotencyKey() };
      try {
        put(await api.packages.saveSection({ version: base.version, section }, { context }));
        toast('Paragraph saved.', { tone: 'success' });
        onDone();
      } catch (error) {
        const found =
          problemOf(error)?.code === 'stale'
            ? (await fetchLatest()).items.find(({ section: { id } }) => id === section.id)
            : undefined;
        if (!found) throw error;
        setTheirs({ section: found.section, message: messageOf(error) });
        setBase(found);
      }
    },
  });
  const kind = useController({ control: form.form.control, name: 'sectionType' }).field;
  const printed = useController({ control: form.form.control, name: 'isActive' }).field;
  return (
    <Card className="p-4 sm:p-5">
      <ZodForm form={form} label={own.version === 0 ? 'New paragraph' : `Change ${own.section.title}`}>
        {theirs && <Theirs theirs={theirs.section} message={theirs.message} onTake={onDone} />}
        <Select
          label={labels.sectionType}
          options={sectionType.values.map((value) => ({ value, label: sectionType.label(value) }))}
          value={kind.value}
          onChange={(event) => kind.onChange(event.target.value as SectionType)}
        />
        <TextField {...form.field('title')} maxLength={120} />
        <TextArea {...form.field('text')} isOptional maxLength={4000} rows={5} />
        <Checkbox
          label={labels.isActive}
          hint="An archived paragraph is kept but never printed."
          checked={printed.value}
          onChange={(event) => printed.onChange(event.target.checked)}
        />
        <div className="flex flex-wrap gap-3">
          <Button look="primary" type="submit" size="compact" isBusy={form.isBusy} busyLabel="Saving...">
            Save paragraph
          </Button>
          <Button size="compact" onClick={onDone}>
            Cancel
          </Button>
        </div>
      </ZodForm>
    </Card>
  );
};
