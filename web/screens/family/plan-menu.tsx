import { Archive, ArchiveRestore, Copy, Ellipsis, Pencil, Scale } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PlanView } from '#shared/model/plan-view.ts';
import { planTitle } from '#shared/planner/plan-title.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { useArchive } from './use-plans.ts';

const RenamePlan = lazyPart(() => import('./rename-plan.tsx').then((module) => ({ default: module.RenamePlan })));

/** Shows what else can be done with a plan: rename, duplicate for another home, compare its home with others, archive. */
export const PlanMenu = ({ plan }: { plan: PlanView }) => {
  const navigate = useNavigate();
  const { open } = useDrawer();
  const archive = useArchive();
  const [isRenaming, setIsRenaming] = useState(false);
  const { arrangementId: id } = plan.arrangement;
  return (
    <>
      <Menu
        label={`More for ${planTitle(plan.arrangement)}`}
        isLabelHidden
        className="inline-flex size-11 items-center justify-center text-muted hover:bg-sunken hover:text-text"
        items={[
          { key: 'rename', label: 'Rename', icon: Pencil, onAction: () => setIsRenaming(true) },
          {
            key: 'duplicate',
            label: 'Duplicate for another home',
            icon: Copy,
            onAction: () => open('duplicate-plan', { plan: id }),
          },
          {
            key: 'compare',
            label: 'Compare homes',
            icon: Scale,
            onAction: () => void navigate(paths.compare({ homes: [plan.home.locationId] })),
          },
          plan.isArchived
            ? { key: 'restore', label: 'Remove from archive', icon: ArchiveRestore, onAction: () => archive(plan, false) }
            : { key: 'archive', label: 'Archive', icon: Archive, onAction: () => archive(plan, true) },
        ]}
      >
        <Icon of={Ellipsis} />
      </Menu>
      {isRenaming && <RenamePlan plan={plan} onClose={() => setIsRenaming(false)} />}
    </>
  );
};
