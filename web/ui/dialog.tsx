import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Dialog as Box, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { focusFirstField } from './first-field.ts';
import { useCountedDialog } from './open-dialogs.ts';
import { useReturnedFocus } from './use-returned-focus.ts';

export type DialogProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** The buttons, with the primary one last. */
  actions: ReactNode;
  /** A question that has to be answered: pressing outside doesn't close it. */
  isAlert?: boolean;
  /** Whether pressing outside closes it, which would lose what is typed. */
  isDismissable?: boolean;
  /** Something is changed and not saved: only a button closes it, and Esc says so. */
  isUnsaved?: boolean;
};

/**
 * Wraps what the dialog asks, and manages the focus: the first field gets it while the dialog is open, and the control that opened it gets it back.
 */
const Content = ({ children }: { children: ReactNode }) => {
  const content = useRef<HTMLDivElement>(null);
  useReturnedFocus();
  useEffect(() => {
    // A child that knows better has already taken the focus.
    if (content.current && !content.current.contains(document.activeElement)) focusFirstField(content.current);
  }, []);
  return (
    <div ref={content} className="mt-3 text-muted">
      {children}
    </div>
  );
};

/** Says, once someone presses Esc, why that doesn't close the dialog. */
const UnsavedNote = () => {
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    const onKeyDown = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && setIsAsked(true);
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, []);
  return (
    <p role="alert" className="mt-3 text-sm text-danger empty:hidden">
      {isAsked && 'Your changes aren’t saved. Save them, or press Cancel to leave them.'}
    </p>
  );
};

/**
 * Asks a question or shows a short form in the middle of the screen. Esc closes it, unless that would lose something. It opens at its first field, and returns the focus when it
 * closes.
 */
export const Dialog = ({
  title,
  isOpen,
  onClose,
  children,
  actions,
  isAlert = false,
  isDismissable = !isAlert,
  isUnsaved = false,
}: DialogProps) => {
  useCountedDialog(isOpen);
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => {
        if (!isNowOpen) onClose();
      }}
      isDismissable={isDismissable && !isUnsaved}
      isKeyboardDismissDisabled={isUnsaved}
      className="scrim fixed inset-0 z-40 flex h-(--visual-viewport-height) items-center justify-center bg-scrim p-4"
    >
      <Modal className="popover max-h-full w-full max-w-lg scroll-pb-32 overflow-y-auto rounded-card border border-border bg-surface shadow-3 has-[>[role$=dialog]:focus-visible]:outline-3 has-[>[role$=dialog]:focus-visible]:outline-focus">
        <Box role={isAlert ? 'alertdialog' : 'dialog'} className="rounded-card p-6 outline-none md:p-8">
          <Heading slot="title" level={2} className="font-serif text-xl font-semibold">
            {title}
          </Heading>
          <Content>{children}</Content>
          {isUnsaved && <UnsavedNote />}
          {/* The buttons stay in view while a tall dialog scrolls, unless the screen is too low for both. What goes on behind them fades. */}
          <div className="relative before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-5 before:bg-linear-to-t before:from-surface before:to-transparent bottom-0 z-10 -mx-6 mt-5 -mb-6 flex flex-wrap justify-end gap-3 rounded-b-card bg-surface px-6 pt-3 pb-6 max-sm:flex-col-reverse md:-mx-8 md:-mb-8 md:px-8 md:pb-8 [@media(min-height:32rem)]:sticky">
            {actions}
          </div>
        </Box>
      </Modal>
    </ModalOverlay>
  );
};
