import { Plus } from 'lucide-react';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { Button } from '#web/ui/button.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';

/** Adds a task, to a case if one is named. People who may not add one don't see it. */
export const AddTaskButton = ({ caseId }: { caseId?: string }) => {
  const { may } = useWorkspace();
  const drawer = useDrawer();
  if (!may('tasks.change')) return null;
  return (
    <Button size="compact" icon={Plus} onClick={() => drawer.open('add-task', caseId ? { case: caseId } : {})}>
      Add task
    </Button>
  );
};
