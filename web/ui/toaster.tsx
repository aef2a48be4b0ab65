import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { toast as drawn, Toaster as Region } from 'sonner';
import { useIsDialogOpen } from './open-dialogs.ts';
import { drawToastsWith, type ToastMessage } from './toast.ts';
import { useMedia } from './use-media.ts';

const SECONDS = 1000;

const draw = ({ text, tone = 'plain', undo, retry, reload }: ToastMessage) => {
  const onClick = undo ?? retry ?? reload;
  const action = onClick && { label: undo ? 'Undo' : retry ? 'Retry' : 'Reload', onClick };
  // A notice of yet another build replaces the last one.
  const kept = reload ? { duration: Number.POSITIVE_INFINITY, id: text } : { duration: (action ? 10 : 6) * SECONDS };
  const options = { ...kept, ...(action ? { action } : {}) };
  if (tone === 'success') drawn.success(text, options);
  else if (tone === 'danger') drawn.error(text, options);
  else drawn(text, options);
};

/** Takes away what was only good news, with nothing to press, so that a dialog that opens isn't covered by it. */
function clearNews() {
  for (const each of drawn.getToasts())
    if (!('action' in each && each.action) && !('type' in each && each.type === 'error')) drawn.dismiss(each.id);
}

/**
 * Lets Tab leave a toast. The library takes the focus back to where it was before whenever it leaves; that is right only if the toast is gone, and else nobody
 * gets past one that stays.
 */
function useTabOut() {
  const isTabbing = useRef(false);
  return {
    onKeyDownCapture: ({ key }: KeyboardEvent) => {
      isTabbing.current = key === 'Tab';
    },
    onBlurCapture: (event: FocusEvent) => {
      if (isTabbing.current && !event.currentTarget.contains(event.relatedTarget)) event.stopPropagation();
      isTabbing.current = false;
    },
  };
}

/** A dialog is in the middle and 32 rem wide: from this width on, a corner of the screen is free of it. */
const HAS_FREE_CORNER = '(min-width: 80rem)';

/**
 * Renders toasts at the bottom, above drawers, so that Undo works while one is open; with `isAtTop` over the bar of the workspace, where they cover no row
 * that was just changed. If a dialog is open, they are beside it, or on narrow screens at the top, because its buttons are at the bottom.
 */
export default function Toaster({ isAtTop }: { isAtTop: boolean }) {
  const isDialogOpen = useIsDialogOpen();
  const hasFreeCorner = useMedia(HAS_FREE_CORNER);
  useEffect(() => drawToastsWith(draw), []);
  useEffect(() => {
    if (isDialogOpen) clearNews();
  }, [isDialogOpen]);
  const position = isDialogOpen && hasFreeCorner ? 'bottom-left' : isDialogOpen || isAtTop ? 'top-center' : 'bottom-center';
  const tabOut = useTabOut();
  return (
    <div className="contents" {...tabOut}>
      <Region
        position={position}
        containerAriaLabel="Notifications"
        data-react-aria-top-layer="true"
        offset={{ top: '4px', bottom: 'calc(24px + var(--phone-bar))' }}
        mobileOffset={{ top: '4px', bottom: 'calc(16px + var(--phone-bar))' }}
        toastOptions={{
          unstyled: true,
          classNames: {
            toast:
              'flex w-full items-center gap-3 rounded-control border border-border bg-raised px-4 py-3 text-sm text-text shadow-3 font-sans focus-visible:outline-2! focus-visible:outline-offset-2',
            success: '[&_[data-icon]]:text-success',
            error: '[&_[data-icon]]:text-danger',
            content: 'flex-1',
            actionButton: 'min-h-9 rounded-chip px-3 font-semibold text-primary hover:bg-primary-soft',
          },
        }}
      />
    </div>
  );
}
