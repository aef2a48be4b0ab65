import { isUnsavedKept } from '../routing/unsaved.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** Asks before someone leaves a screen with unsaved text. */
export default function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <Dialog
      title="Leave without saving?"
      isOpen
      isAlert
      onClose={onStay}
      actions={
        <>
          <Button onClick={onLeave}>Leave</Button>
          <Button look="primary" autoFocus onClick={onStay}>
            Stay here
          </Button>
        </>
      }
    >
      <p>
        {isUnsavedKept()
          ? 'Your changes aren’t saved, so no one else can see them. They stay in this browser until you come back.'
          : 'What you changed is not saved, and it is gone when you leave.'}
      </p>
    </Dialog>
  );
}
