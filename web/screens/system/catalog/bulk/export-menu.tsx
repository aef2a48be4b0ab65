import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { countOf } from '#shared/catalog/count-of.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import type { ImportFormat } from '#shared/contract/system-imports.ts';
import { downloadFrom } from '#web/parts/send-file.ts';
import { api } from '#web/session/api.ts';
import { messageOf } from '#web/session/api-problem.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { toast } from '#web/ui/toast.ts';

/** Exports every entry of a noun, drafts in place of what is published. Importing the file again changes nothing. */
export const ExportMenu = ({ noun }: { noun: NounName }) => {
  const exporting = useMutation({
    mutationFn: (as: ImportFormat) => api.systemImports.exportEntries({ noun, as }),
    onSuccess: ({ url, entries }) => {
      downloadFrom(url);
      toast(`${countOf(entries, noun)} exported.`, { tone: 'success' });
    },
    onError: (error) => toast(messageOf(error), { tone: 'danger' }),
  });
  return (
    <Menu
      label="Export"
      items={[
        { key: 'csv', label: 'CSV, for a spreadsheet', onAction: () => exporting.mutate('csv') },
        { key: 'json', label: 'JSON', onAction: () => exporting.mutate('json') },
      ]}
      className={buttonClass('secondary', 'compact')}
    >
      <Icon of={Download} />
      {exporting.isPending ? 'Exporting...' : 'Export'}
    </Menu>
  );
};
