import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { useCountedDialog } from './open-dialogs.ts';
import { useContentFocus } from './use-content-focus.ts';
import { useIsNarrow } from './use-is-narrow.ts';
import { useSwipeDown } from './use-swipe-down.ts';

export type DrawerProps = {
  title: string;
  /** Small, above the title: whose drawer it is. */
  eyebrow?: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  /** Stays visible under the scrolling content, such as the button that sends. */
  footer?: ReactNode;
  /** Names the content. When it changes, the open drawer stays and the focus goes to its title. */
  contentKey?: string;
  /** Twice as wide, for what shows something beside a form. */
  isWide?: boolean | undefined;
  children: ReactNode;
};

/**
 * Shows a panel over the screen: 450 px at the right, or a bottom sheet of at most 90% on screens of 768 px or narrower. Esc, pressing outside, the
 * close button, and (on narrow screens) pulling down close it. The focus stays inside and then returns to where it was.
 */
export const Drawer = ({ isOpen, onClose, ...panel }: DrawerProps) => (
  <ModalOverlay
    isOpen={isOpen}
    onOpenChange={(isNowOpen) => {
      if (!isNowOpen) onClose();
    }}
    isDismissable
    className="scrim fixed inset-0 z-40 h-(--visual-viewport-height) bg-scrim"
  >
    <Panel {...panel} onClose={onClose} />
  </ModalOverlay>
);

const Panel = ({ title, eyebrow, onClose, footer, contentKey, isWide, children }: Omit<DrawerProps, 'isOpen'>) => {
  const panel = useRef<HTMLDivElement>(null);
  const dialog = useContentFocus<HTMLElement>(contentKey);
  const isNarrow = useIsNarrow();
  // The buttons of a sheet are where toasts are on a phone.
  useCountedDialog(isNarrow);
  const swipe = useSwipeDown(onClose, () => panel.current?.offsetHeight ?? 0);
  return (
    <Modal
      ref={panel}
      style={isNarrow ? swipe.style : undefined}
      className={classNames(
        'sheet absolute flex flex-col border-border bg-surface shadow-3',
        'inset-x-0 bottom-0 max-h-[90%] rounded-t-card border-t md:left-auto md:inset-y-0 md:max-h-none md:rounded-none md:border-t-0 md:border-l',
        isWide ? 'md:w-[min(60rem,92vw)]' : 'md:w-(--drawer-width)',
      )}
    >
      <Dialog ref={dialog} className="flex min-h-0 flex-1 flex-col outline-none">
        {isNarrow && (
          <div {...swipe.handle} className="flex h-6 cursor-grab touch-none items-center justify-center" aria-hidden="true">
            <span className="h-1 w-10 rounded-full bg-border-strong" />
          </div>
        )}
        <header className="flex items-start gap-4 border-b border-border px-6 pt-1 pb-4 md:pt-5">
          <div className="min-w-0 flex-1 pt-1.5">
            {eyebrow && <p className="text-sm text-muted">{eyebrow}</p>}
            <Heading slot="title" level={2} className="font-serif text-xl font-semibold">
              {title}
            </Heading>
          </div>
          <IconButton icon={X} label="Close" onClick={onClose} className="-mr-2.5" />
        </header>
        <div key={contentKey} className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 py-6">
          {children}
        </div>
        {footer && (
          <footer className="border-t border-border px-6 py-4 pb-[max(1rem,env(safe-area-inset-bottom))]">{footer}</footer>
        )}
      </Dialog>
    </Modal>
  );
};
