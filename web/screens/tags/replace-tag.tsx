import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CaseTagsView, CaseTagView, ReadTag } from '#shared/contract/tags-views.ts';
import { type TagRetireReason, tagRetireReason } from '#shared/model/enumerations/tag.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { refuseOffline } from '#web/parts/refuse-offline.ts';
import { TagReader } from '#web/parts/tags/tag-reader.tsx';
import { api, fieldErrors } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { useCase } from '../cases/use-case.ts';

const reasons: readonly TagRetireReason[] = ['damaged', 'lost', 'other'];

type ReplaceTagProps = {
  tag: CaseTagView /** What is replaced, in words for the title. */;
  what: string;
  onReplaced: (after: CaseTagsView) => void;
  onClose: () => void;
};

/** Puts an unused tag in the place of one that is damaged or lost: why, and then the new tag, which is scanned last. */
export const ReplaceTag = ({ tag, what, onReplaced, onClose }: ReplaceTagProps) => {
  const { caseId } = useCase();
  const [reason, setReason] = useState<TagRetireReason>('damaged');
  const [note, setNote] = useState('');
  const replace = useMutation({
    mutationFn: async (read: ReadTag) => {
      refuseOffline('Replacing a tag');
      return api.tags.replaceTag({ caseId, id: tag.id, retirement: { reason, note: note.trim() }, ...read });
    },
    onSuccess: (after) => {
      toast('Tag replaced.', { tone: 'success' });
      onReplaced(after);
    },
  });
  const { note: wrongNote, 'retirement.note': wrongRetirement, ...wrong } = fieldErrors(replace.error);
  const others = Object.values(wrong);
  return (
    <Panel title={`Replace ${what}`}>
      <div className="grid max-w-160 gap-4">
        <p className="text-muted">
          The old tag is retired and never used again: cut it off or throw it away. The new one has to be compared with the papers
          again.
        </p>
        <Select
          label="Why"
          value={reason}
          options={reasons.map((value) => ({ value, label: tagRetireReason.label(value) }))}
          onChange={(event) => setReason(event.target.value as TagRetireReason)}
        />
        <TextArea
          label="Note"
          isOptional={reason !== 'other'}
          rows={2}
          maxLength={600}
          value={note}
          error={wrongNote ?? wrongRetirement}
          onChange={(event) => setNote(event.target.value)}
        />
        <FormFailure error={replace.error} />
        {others.length > 0 && <p className="text-danger">{others.join(' ')}</p>}
        <TagReader action="Replace with this tag" isBusy={replace.isPending} onRead={(read) => replace.mutate(read)} />
        <div>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </div>
    </Panel>
  );
};
