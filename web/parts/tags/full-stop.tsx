import { OctagonX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useReturnedFocus } from '#web/ui/use-returned-focus.ts';

export type FullStopProps = { title: string; children: ReactNode; onClose: () => void };

const Answer = ({ onClose }: Pick<FullStopProps, 'onClose'>) => {
  useReturnedFocus();
  return (
    <Button size="large" autoFocus onClick={onClose}>
      I’ve stopped
    </Button>
  );
};

/** Fills the screen with the reason to stop, so that nobody overlooks it in a hurry. Only its button closes it. */
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
        <Heading slot="title" level={2} className="wrap-anywhere font-serif text-3xl font-semibold">
          {title}
        </Heading>
        <div className="grid gap-3 text-lg">{children}</div>
        <Answer onClose={onClose} />
      </Dialog>
    </Modal>
  </ModalOverlay>
);
