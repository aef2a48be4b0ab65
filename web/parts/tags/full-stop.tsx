import { OctagonX } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useReturnedFocus } from '#web/ui/use-returned-focus.ts';

export type FullStopProps = { title: string; children: ReactNode; onClose: () => void };

/** How long nobody has typed before the stop takes an answer, in milliseconds. */
const QUIET_MS = 1000;

/** Tells whether a key is a press of the button that has the focus. It mustn't make the wait longer, or an impatient press would never count. */
const isPress = ({ key, target }: KeyboardEvent) =>
  (key === 'Enter' || key === ' ') && target instanceof HTMLElement && target.tagName === 'BUTTON';

/** Tells whether nobody has typed for a second. Someone who is typing in a field when the stop appears mustn't answer it with a space. */
function useQuiet(): boolean {
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => {
    if (isQuiet) return undefined;
    const begin = () => window.setTimeout(() => setIsQuiet(true), QUIET_MS);
    let timer = begin();
    const again = (event: KeyboardEvent) => {
      if (isPress(event)) return;
      window.clearTimeout(timer);
      timer = begin();
    };
    document.addEventListener('keydown', again, true);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('keydown', again, true);
    };
  }, [isQuiet]);
  return isQuiet;
}

const Answer = ({ onClose }: Pick<FullStopProps, 'onClose'>) => {
  useReturnedFocus();
  const isQuiet = useQuiet();
  return (
    <Button size="large" disabled={!isQuiet} onClick={onClose}>
      I’ve stopped
    </Button>
  );
};

/** The words take the focus, and not the button: keys that were meant for a field do nothing there. */
const takeFocus = (title: HTMLElement | null) => title?.focus();

/** Fills the screen with the reason to stop, so that nobody overlooks it in a hurry. Only its button closes it, and not before the person has stopped typing. */
export const FullStop = ({ title, children, onClose }: FullStopProps) => (
  <ModalOverlay
    isOpen
    isKeyboardDismissDisabled
    className="fixed inset-0 z-50 h-(--visual-viewport-height) overflow-y-auto bg-danger text-on-danger"
  >
    <Modal className="min-h-full">
      <Dialog
        role="alertdialog"
        className="mx-auto grid min-h-full max-w-2xl content-center justify-items-start gap-5 p-6 outline-none"
      >
        <Icon of={OctagonX} size={64} />
        <Heading
          slot="title"
          level={2}
          ref={takeFocus}
          tabIndex={-1}
          className="wrap-anywhere font-serif text-3xl font-semibold outline-none"
        >
          {title}
        </Heading>
        <div className="grid gap-3 text-lg">{children}</div>
        <Answer onClose={onClose} />
      </Dialog>
    </Modal>
  </ModalOverlay>
);
