import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api, messageOf } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { workPaths } from '#web/work-paths.ts';
import { useCase, useCaseChanged } from '../use-case.ts';

/**
 * Hides the case from every list immediately, and offers to undo it. Nothing is erased, so it doesn't ask first. While the person is in someone's care, it says why it can't
 * be done.
 */
export const DeleteCase = () => {
  const { row, caseId, locationId, may, dashboard } = useCase();
  const { refresh, saved } = useCaseChanged();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const whyId = useId();
  if (!may('cases.change')) return null;
  const { whyNotDelete } = dashboard;
  const failed = (error: unknown) => toast(messageOf(error), { tone: 'danger' });
  const restore = async () => {
    try {
      // The toast outlives the screen: the call is about this home, wherever the person is by then.
      saved(await api.cases.restoreCase({ id: caseId }, { context: { locationId } }));
      toast(`${row.decedentFullName} is back.`, { tone: 'success' });
    } catch (error) {
      failed(error);
    }
  };
  const remove = async () => {
    setIsBusy(true);
    try {
      await api.cases.deleteCase({ id: caseId });
      toast(`The case of ${row.decedentFullName} is deleted.`, { undo: () => void restore() });
      await navigate(workPaths.cases({ locationId }));
      void refresh();
    } catch (error) {
      failed(error);
      setIsBusy(false);
    }
  };
  return (
    <div className="grid justify-items-end gap-1">
      <Button
        size="compact"
        look="quiet"
        icon={Trash2}
        isBusy={isBusy}
        disabled={whyNotDelete !== undefined}
        aria-describedby={whyNotDelete === undefined ? undefined : whyId}
        onClick={() => void remove()}
      >
        Delete case
      </Button>
      {whyNotDelete !== undefined && (
        <p id={whyId} className="max-w-measure text-right text-sm text-muted">
          {whyNotDelete}
        </p>
      )}
    </div>
  );
};
