import { FolderX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { api, messageOf } from '#web/session/index.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.ts';
import { workPaths } from '#web/work-paths.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { useCase, useCaseChanged } from '../use-case.ts';

/** Brings the case back, and with it the page as it was left. */
const BringBack = () => {
  const { caseId, row } = useCase();
  const { refresh } = useCaseChanged();
  const [isBusy, setIsBusy] = useState(false);
  const restore = async () => {
    setIsBusy(true);
    try {
      await api.cases.restoreCase({ id: caseId });
      await refresh();
      toast(`${row.decedentFullName} is back.`, { tone: 'success' });
    } catch (error) {
      toast(messageOf(error), { tone: 'danger' });
      setIsBusy(false);
    }
  };
  return (
    <Button isBusy={isBusy} busyLabel="Bringing it back..." onClick={() => void restore()}>
      Bring it back
    </Button>
  );
};

/** Says, in place of the page, that someone else deleted its case or took the reading trade company off it, and where to go. */
export const CaseGone = () => {
  const { locationId, row, sight, may } = useCase();
  const notice = useRef<HTMLDivElement>(null);
  // What had the focus is hidden now: the focus goes here, and the notice is read out.
  useEffect(() => notice.current?.focus(), []);
  const isStaff = sight === 'staff';
  return (
    <WorkspacePage title={row.decedentFullName}>
      <div ref={notice} tabIndex={-1} role="alert" className="focus-visible:outline-none">
        <EmptyState
          icon={FolderX}
          title={isStaff ? 'This case was deleted.' : 'You can no longer open this case.'}
          action={
            <>
              <LinkButton look="primary" to={workPaths.cases({ locationId })}>
                See all cases
              </LinkButton>
              {isStaff && may('cases.change') && <BringBack />}
            </>
          }
        >
          {isStaff
            ? 'Someone deleted it while you had it open. Your last change wasn’t saved.'
            : 'It was deleted or is no longer assigned to you. Your last change wasn’t saved.'}
        </EmptyState>
      </div>
    </WorkspacePage>
  );
};
