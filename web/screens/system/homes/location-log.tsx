import type { SystemLocation } from '#shared/contract/system-homes.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { exactWhenWords } from '#web/parts/when-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SkeletonText } from '#web/ui/states.tsx';
import { useLocationLog } from './use-system-homes.ts';

const Entries = ({ id }: { id: string }) => {
  const found = useLocationLog(id);
  if (found.isPending) return <SkeletonText lines={4} />;
  if (!found.data) return <FailedQuery of={found} title="We couldn’t load the log." />;
  if (found.data.items.length === 0) return <p>No administrator has changed anything here yet.</p>;
  return (
    <ol className="grid gap-3 text-text">
      {found.data.items.map(({ id: entry, at, by, did, reason }) => (
        <li key={entry} className="border-b border-border pb-3 last:border-none">
          <p className="wrap-anywhere">{did}</p>
          {reason !== null && <p className="wrap-anywhere">Reason: {reason}</p>}
          <p className="text-sm text-muted">
            {by}, {exactWhenWords(at)}
          </p>
        </li>
      ))}
    </ol>
  );
};

/** Shows what administrators did to a home, newest first, with their reasons. */
export const LocationLog = ({ home: { id, name }, onClose }: { home: SystemLocation; onClose: () => void }) => (
  <Dialog
    title={`What administrators did to ${name}`}
    isOpen
    onClose={onClose}
    actions={
      <Button look="primary" onClick={onClose}>
        Close
      </Button>
    }
  >
    <Entries id={id} />
  </Dialog>
);
