import { Download, Upload } from 'lucide-react';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { Button } from '#web/ui/button.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { useExport } from './use-merchandise-import.ts';

/** Exports what the home sells, of one category or of all, and imports it again. */
export const FileActions = ({ categoryId }: { categoryId?: string }) => {
  const { may } = useWorkspace();
  const { open } = useDrawer();
  const exporting = useExport(categoryId);
  return (
    <>
      <Button
        size="compact"
        icon={Download}
        isBusy={exporting.isPending}
        busyLabel="Exporting..."
        onClick={() => exporting.mutate()}
      >
        Export CSV
      </Button>
      {may('prices.change') && (
        <Button size="compact" icon={Upload} onClick={() => open('import-merchandise')}>
          Import CSV
        </Button>
      )}
    </>
  );
};
