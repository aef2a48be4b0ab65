import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileText, Plus } from 'lucide-react';
import { useState } from 'react';
import type { MessageTemplateView } from '#shared/contract/messages.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { api, messageOf, query } from '#web/session/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState, SkeletonText } from '#web/ui/states.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.ts';
import { workPaths } from '#web/work-paths.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { TemplateDialog } from './template-dialog.tsx';
import { useTemplates } from './use-threads.ts';

const useReload = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: query.messages.getMessageTemplates.key() });
};

const TemplateRow = ({ template, onEdit }: { template: MessageTemplateView; onEdit: () => void }) => {
  const { may } = useWorkspace();
  const reload = useReload();
  const { id, version, name, text, archivedOn } = template;
  const isArchived = archivedOn !== undefined;
  const archive = useMutation({
    mutationFn: () => api.messages.saveMessageTemplate({ id, version, name, text, isArchived: !isArchived }),
    onSuccess: () => toast(isArchived ? 'Template restored.' : 'Template archived. Your team is no longer offered it.'),
    onError: (error) => toast(messageOf(error), { tone: 'danger' }),
    onSettled: reload,
  });
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-2 p-4">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="flex flex-wrap items-center gap-2 font-sans text-sm font-semibold">
          {name} {isArchived && <Badge>Archived</Badge>}
        </h2>
        <p dir="auto" className="mt-1 max-w-measure whitespace-pre-line text-muted [overflow-wrap:anywhere]">
          {text}
        </p>
      </div>
      {may('messages.answer') && (
        <div className="flex flex-wrap gap-2">
          <Button size="compact" onClick={onEdit}>
            Edit <span className="sr-only">{name}</span>
          </Button>
          <Button size="compact" look="quiet" isBusy={archive.isPending} onClick={() => archive.mutate()}>
            {isArchived ? 'Restore' : 'Archive'} <span className="sr-only">{name}</span>
          </Button>
        </div>
      )}
    </li>
  );
};

const Templates = ({ onEdit, onAdd }: { onEdit: (template: MessageTemplateView) => void; onAdd: () => void }) => {
  const { may } = useWorkspace();
  const found = useTemplates();
  if (found.isPending)
    return (
      <div aria-busy="true">
        <SkeletonText lines={6} />
      </div>
    );
  if (!found.data) return <FailedQuery of={found} title="We couldn’t load the templates." />;
  if (found.data.items.length === 0)
    return (
      <EmptyState
        icon={FileText}
        title="There are no templates yet."
        action={may('messages.answer') && <Button onClick={onAdd}>Add a template</Button>}
      >
        Write what you answer again and again once. Names and numbers are filled in when you use it.
      </EmptyState>
    );
  return (
    <Card>
      <ul aria-label="Templates" className="divide-y divide-border">
        {found.data.items.map((template) => (
          <TemplateRow key={template.id} template={template} onEdit={() => onEdit(template)} />
        ))}
      </ul>
    </Card>
  );
};

/** /locations/{locationId}/messages/templates: texts for answers that come up again and again. */
export const Component = () => {
  const { locationId, may } = useWorkspace();
  const reload = useReload();
  const [edited, setEdited] = useState<MessageTemplateView | 'new' | null>(null);
  return (
    <WorkspacePage
      above={
        <p className="mb-2">
          <TextLink to={workPaths.messages({ locationId })}>All messages</TextLink>
        </p>
      }
      title="Templates"
      lead="Texts that your team uses to answer families. Check what is filled in before you send one."
      actions={
        may('messages.answer') && (
          <Button size="compact" look="primary" icon={Plus} onClick={() => setEdited('new')}>
            Add a template
          </Button>
        )
      }
    >
      <Templates onEdit={setEdited} onAdd={() => setEdited('new')} />
      {edited && <TemplateDialog template={edited === 'new' ? null : edited} onSaved={reload} onClose={() => setEdited(null)} />}
    </WorkspacePage>
  );
};
