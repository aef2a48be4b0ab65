import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadFrom } from '#web/parts/send-file.ts';
import { api, messageOf } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useCase } from '../use-case.ts';

/** Downloads the custody record of the case with what checks it, for those who may take it along. */
export const ExportCustody = () => {
  const { caseId, may } = useCase();
  const [isBusy, setIsBusy] = useState(false);
  if (!may('custody.export')) return null;
  const download = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      downloadFrom((await api.casePapers.getCustodyExport({ id: caseId })).url);
    } catch (error) {
      toast(messageOf(error), { tone: 'danger' });
    }
    setIsBusy(false);
  };
  return (
    <div data-chrome className="mt-4">
      <Button size="compact" icon={Download} isBusy={isBusy} busyLabel="Preparing the file..." onClick={() => void download()}>
        Export the custody record
      </Button>
      <p className="mt-1 text-sm text-muted">
        A .zip file with every entry, names and notes, a print, and a page that checks them without the internet.
      </p>
    </div>
  );
};
