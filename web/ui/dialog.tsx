import type { ReactNode } from 'react';
import { Dialog as Box, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useCountedDialog } from './open-dialogs.ts';

export type DialogProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** The buttons, the one that goes on last. */
  actions: ReactNode;
  /** A question that has to be answered: a press outside does not close it. */
  isAlert?: boolean;
};

/** A question or a short form in the middle of the screen. Esc closes it; the focus stays inside and then returns. */
export const Dialog = ({ title, isOpen, onClose, children, actions, isAlert = false }: DialogProps) => {
  useCountedDialog(isOpen);
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => {
        if (!isNowOpen) onClose();
      }}
      isDismissable={!isAlert}
      className="scrim fixed inset-0 z-40 flex h-(--visual-viewport-height) items-center justify-center bg-scrim p-4"
    >
      <Modal className="popover max-h-full w-full max-w-lg overflow-y-auto rounded-card border border-border bg-surface shadow-3">
        <Box role={isAlert ? 'alertdialog' : 'dialog'} className="p-6 outline-none md:p-8">
          <Heading slot="title" level={2} className="font-serif text-xl font-semibold">
            {title}
          </Heading>
          <div className="mt-3 text-muted">{children}</div>
          <div className="mt-8 flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">{actions}</div>
        </Box>
      </Modal>
    </ModalOverlay>
  );
};
