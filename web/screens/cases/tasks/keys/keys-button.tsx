import { Keyboard } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { showDeskDialog } from '#web/workspace/keys/desk-dialog.ts';

/** Offers the keyboard shortcuts on devices with a keyboard. */
export const KeysButton = () => (
  <Button size="compact" look="quiet" icon={Keyboard} onClick={() => showDeskDialog('keys')} className="pointer-coarse:hidden">
    Keys
  </Button>
);
