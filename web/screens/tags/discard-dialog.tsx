import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type TagRetireReason, tagRetireReason } from '#shared/model/enumerations/tag.ts';
import type { Retirement, Tag } from '#shared/model/tag.ts';
import { spelledCode } from '#shared/values/tag-code.ts';
import { api, query } from '#web/session/index.ts';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { ChangeDialog } from '../cases/changes/change-dialog.tsx';

type RetireDialogProps = {
  /** What is retired, in words for the title. */
  what: string;
  reasons: readonly TagRetireReason[];
  /** Why it takes a second person, if it does. */
  note?: string | undefined;
  onRetire: (retirement: Retirement) => Promise<void>;
  onClose: () => void;
};

/** Asks why a tag is retired. */
export const RetireDialog = ({ what, reasons, note: why, onRetire, onClose }: RetireDialogProps) => {
  const [reason, setReason] = useState<TagRetireReason>(reasons[0] ?? 'other');
  const [note, setNote] = useState('');
  const retire = async () => {
    await onRetire({ reason, note });
    return true;
  };
  return (
    <ChangeDialog
      title={`Retire ${what}`}
      saveLabel="Retire tag"
      busyLabel="Retiring..."
      hasInput={note !== ''}
      onSave={retire}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p className="text-muted">{why ?? 'A retired tag is never used again. Cut it off or throw it away.'}</p>
          <Select
            label="Why"
            value={reason}
            error={errors.reason}
            options={reasons.map((value) => ({ value, label: tagRetireReason.label(value) }))}
            onChange={(event) => setReason(event.target.value as TagRetireReason)}
          />
          <TextArea
            label="Note"
            isOptional={reason !== 'other'}
            rows={2}
            maxLength={600}
            value={note}
            error={errors.note}
            onChange={(event) => setNote(event.target.value)}
          />
        </>
      )}
    </ChangeDialog>
  );
};

/** Retires a tag that is on nobody. */
export const DiscardDialog = ({ tag, onClose }: { tag: Pick<Tag, 'id' | 'code'>; onClose: () => void }) => {
  const client = useQueryClient();
  return (
    <RetireDialog
      what={spelledCode(tag.code)}
      reasons={['misprinted', 'damaged', 'lost', 'no-longer-needed', 'other']}
      onClose={onClose}
      onRetire={async (retirement) => {
        await api.tags.discardTag({ id: tag.id, retirement });
        void client.invalidateQueries({ queryKey: query.tags.key() });
        toast('Tag retired.', { tone: 'success' });
      }}
    />
  );
};
