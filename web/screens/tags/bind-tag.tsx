import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CaseTagsView, ReadTag } from '#shared/contract/tags-views.ts';
import { isOfSeveral, openTags } from '#shared/custody/tags/tag-rules.ts';
import { type TagRole, type TagSubject, tagRole, tagSubject } from '#shared/model/enumerations/tag.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { refuseOffline } from '#web/parts/refuse-offline.ts';
import { OtherCase } from '#web/parts/tags/other-case.tsx';
import { TagReader } from '#web/parts/tags/tag-reader.tsx';
import { api, fieldErrors } from '#web/session/index.ts';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { useCase } from '../cases/use-case.ts';

type BindTagProps = {
  tags: CaseTagsView['tags'];
  /** What the viewer may bind a tag to, at least one. */
  subjects: readonly TagSubject[];
  onBound: (after: CaseTagsView) => void;
};

/** Binds an unused tag to the person, their cremated remains, a portion, or a bag. The outer one is offered once the person has a primary one. */
export const BindTag = ({ tags, subjects, onBound }: BindTagProps) => {
  const { caseId, row, dashboard } = useCase();
  const [chosen, setSubject] = useState<TagSubject>('decedent');
  // Without the person, a bag is likelier than a portion.
  const subject = subjects.includes(chosen) ? chosen : (subjects.at(-1) ?? chosen);
  const [role, setRole] = useState<TagRole>('primary');
  const isAny = openTags(tags).length > 0;
  const bind = useMutation({
    mutationFn: async (read: ReadTag) => {
      refuseOffline('Binding a tag on this page');
      return api.tags.bindTag({ caseId, subject, role: isOfSeveral(subject) ? 'primary' : role, ...read });
    },
    onSuccess: ({ otherTag, ...after }) => {
      onBound(after);
      if (otherTag) return;
      toast('Tag bound.', { tone: 'success' });
    },
  });
  const errors = Object.values(fieldErrors(bind.error));
  return (
    <Panel title={isAny ? 'Bind another tag' : 'Bind a tag'}>
      <div className="grid gap-4">
        <FormFailure error={bind.error} />
        {errors.length > 0 && <p className="text-danger">{errors.join(' ')}</p>}
        {(isAny || subject !== 'decedent') && (
          <div className="grid max-w-md gap-4">
            <Select
              label="What it’s for"
              value={subject}
              options={subjects.map((value) => ({ value, label: tagSubject.label(value) }))}
              onChange={(event) => setSubject(event.target.value as TagSubject)}
            />
            {!isOfSeveral(subject) && (
              <Select
                label="Which tag"
                value={role}
                options={tagRole.options.map(({ id, text }) => ({ value: id, label: text }))}
                onChange={(event) => setRole(event.target.value as TagRole)}
              />
            )}
          </div>
        )}
        {/* Empty again once a tag is bound: the code that was typed is in use. */}
        <TagReader key={tags.length} action="Bind this tag" isBusy={bind.isPending} onRead={(read) => bind.mutate(read)} />
      </div>
      {bind.data?.otherTag && (
        <OtherCase name={row.decedentFullName} belongsTo={bind.data.otherTag.belongsTo} homePhone={dashboard.homePhone} />
      )}
    </Panel>
  );
};
