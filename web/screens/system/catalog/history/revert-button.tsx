import { useMutation } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';
import { SureDialog } from '#web/parts/sure-dialog.tsx';
import { api } from '#web/session/api.ts';
import { messageOf } from '#web/session/api-problem.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import type { NounScreen } from '../noun-screens.ts';
import { useForgetCatalog } from '../use-forget-catalog.ts';
import { replacedWords, revertedWords } from './reverted-words.ts';

type RevertButtonProps = {
  screen: NounScreen;
  row: EntryRow;
  release: number;
  /** Whether the release is the one that published it as it is. */
  isPublished: boolean;
  /** Whether something is typed in its form that isn’t saved: it stays there. */
  isDirty: boolean;
  onReverted: (row: EntryRow) => void;
};

/** Makes a draft of an entry as it was in a release. Nothing is published. If there is a draft already, it asks before that is replaced. */
export const RevertButton = ({ screen: { noun }, row, release, isPublished, isDirty, onReverted }: RevertButtonProps) => {
  const [isAsking, setIsAsking] = useState(false);
  const forget = useForgetCatalog();
  const reverting = useMutation({
    mutationFn: () => api.systemCatalog.revertEntry({ noun, id: row.entry.id, release, version: row.version }),
    onSuccess: (saved) => {
      toast(revertedWords({ release, hadDraft: row.version > 0, saved }), { tone: 'success' });
      setIsAsking(false);
      onReverted(saved);
    },
    // The question stays open, and says why.
    onError: (error) => isAsking || toast(messageOf(error), { tone: 'danger' }),
    onSettled: forget,
  });
  return (
    <>
      <Button
        size="compact"
        icon={RotateCcw}
        isBusy={reverting.isPending && !isAsking}
        busyLabel="Reverting..."
        onClick={() => (row.version > 0 ? setIsAsking(true) : reverting.mutate())}
      >
        Revert to this<span className="sr-only">, release {release}</span>
      </Button>
      {isAsking && (
        <SureDialog
          title={isPublished ? `Discard the draft of “${row.name}”?` : `Replace the draft of “${row.name}”?`}
          keep="Keep the draft"
          act={isPublished ? 'Discard draft' : 'Replace draft'}
          busyLabel="Reverting..."
          isBusy={reverting.isPending}
          error={reverting.error}
          onAct={() => reverting.mutate()}
          onClose={() => setIsAsking(false)}
        >
          {row.savedBy ? `${row.savedBy}’s draft` : 'The draft'} {replacedWords(release, isPublished)}
          {isDirty &&
            (isPublished
              ? ' What you typed and didn’t save stays in the form.'
              : ' What you typed and didn’t save stays in the form, over that draft.')}
        </SureDialog>
      )}
    </>
  );
};
