import { useMutation } from '@tanstack/react-query';
import { ArchiveRestore, CopyPlus, History, Merge, Network, Pencil, PenLine, Replace, Trash2, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { nouns } from '#shared/catalog/nouns/index.ts';
import { api } from '#web/session/api.ts';
import { messageOf } from '#web/session/api-problem.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { MenuItem } from '#web/ui/menu-popover.tsx';
import { toast } from '#web/ui/toast.ts';
import type { EntryActionsProps } from './entry-actions-props.ts';
import { entryPath } from './noun-screens.ts';
import { useForgetCatalog } from './use-forget-catalog.ts';

const QuickEdit = lazyPart(() => import('./form/quick-edit.tsx'), 'This form');
const RetireDialog = lazyPart(() => import('./retire-dialog.tsx'), 'This question');
const MergeVendor = lazyPart(() => import('./bulk/merge-vendor.tsx'), 'This question');
const RenameValue = lazyPart(() => import('./bulk/rename-value.tsx'), 'This question');
const DiscardDialog = lazyPart(() => import('./discard-dialog.tsx'), 'This question');

/** Takes a retired entry back. */
const useRestoring = ({ screen: { noun }, row, onChanged }: EntryActionsProps) => {
  const forget = useForgetCatalog();
  return useMutation({
    mutationFn: () => api.systemCatalog.restoreEntry({ noun, id: row.entry.id, version: row.version }),
    onSuccess: (saved) => {
      toast(`“${saved.name}” is offered again once you publish the draft.`, { tone: 'success' });
      onChanged?.(saved);
    },
    onError: (error) => toast(messageOf(error), { tone: 'danger' }),
    onSettled: forget,
  });
};

/** Returns what can be done with an entry besides editing it, and the dialog that asks about it. */
export function useEntryActions(props: EntryActionsProps): { items: readonly MenuItem[]; dialog: ReactNode } {
  const { screen, row, isOpenAlready = false, onChanged } = props;
  const navigate = useNavigate();
  const restoring = useRestoring(props);
  const [asked, setAsked] = useState<'retire' | 'discard' | 'merge' | 'rename' | 'quick' | null>(null);
  const path = entryPath(screen, row.entry.id);
  const go = (to: string) => () => void navigate(to);
  const isNew = row.state === 'new';
  const items: MenuItem[] = [
    ...(isOpenAlready
      ? []
      : [
          { key: 'edit', label: 'Edit', icon: PenLine, onAction: go(path) },
          { key: 'quick', label: 'Quick edit', icon: Pencil, onAction: () => setAsked('quick') },
        ]),
    {
      key: 'duplicate',
      label: 'Duplicate',
      icon: CopyPlus,
      onAction: go(`${entryPath(screen, 'new')}?from=${encodeURIComponent(row.entry.id)}`),
    },
    { key: 'uses', label: 'What uses it', icon: Network, onAction: go(`${path}?show=uses`) },
    { key: 'history', label: 'History', icon: History, onAction: go(`${path}?show=history`) },
    ...(screen.noun === 'vendors' && !row.isRetired
      ? [{ key: 'merge', label: 'Merge into another', icon: Merge, onAction: () => setAsked('merge') }]
      : []),
    ...(screen.noun === 'attributes'
      ? [{ key: 'rename', label: 'Rename a value', icon: Replace, onAction: () => setAsked('rename') }]
      : []),
    ...(row.version > 0 && !isNew
      ? [{ key: 'discard', label: 'Discard draft', icon: Undo2, onAction: () => setAsked('discard') }]
      : []),
    row.isRetired
      ? { key: 'restore', label: 'Restore', icon: ArchiveRestore, onAction: () => restoring.mutate() }
      : {
          key: 'retire',
          label: isNew ? 'Delete' : 'Retire',
          icon: Trash2,
          tone: 'danger',
          onAction: () => setAsked('retire'),
        },
  ];
  const about = { screen, row, onClose: () => setAsked(null), ...(onChanged ? { onChanged } : {}) };
  return {
    items,
    dialog: (
      <>
        {asked === 'quick' && <QuickEdit {...about} />}
        {asked === 'retire' && <RetireDialog {...about} one={nouns[screen.noun].one} />}
        {asked === 'merge' && <MergeVendor {...about} />}
        {asked === 'rename' && <RenameValue {...about} />}
        {asked === 'discard' && <DiscardDialog {...about} />}
      </>
    ),
  };
}
