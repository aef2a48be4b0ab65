import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { toast as drawn, Toaster as Region } from 'sonner';
import { useIsDialogOpen } from './open-dialogs.ts';
import { drawToastsWith, type ToastMessage } from './toast.ts';
import { useIsNarrow } from './use-is-narrow.ts';
import { useMedia } from './use-media.ts';

const SECONDS = 1000;

/** The library stops its clock under a pointer, and a finger leaves one where it last tapped. So a toast is there at most this many times its duration. */
const LONGEST = 2;

/** Ends a toast that its own clock left, unless someone has the focus in it. */
function endToast(id: string | number) {
  const isInToast = document.activeElement?.closest('[data-sonner-toast]') ?? null;
  if (isInToast) setTimeout(() => endToast(id), SECONDS);
  else drawn.dismiss(id);
}

const draw = ({ text, tone = 'plain', undo, retry, reload }: ToastMessage) => {
  const onClick = undo ?? retry ?? reload;
  const action = onClick && { label: undo ? 'Undo' : retry ? 'Retry' : 'Reload', onClick };
  // A notice of yet another build replaces the last one.
  const kept = reload ? { duration: Number.POSITIVE_INFINITY, id: text } : { duration: (action ? 10 : 6) * SECONDS };
  const options = { ...kept, ...(action ? { action } : {}) };
  const id =
    tone === 'success' ? drawn.success(text, options) : tone === 'danger' ? drawn.error(text, options) : drawn(text, options);
  if (!reload) setTimeout(() => endToast(id), LONGEST * options.duration);
  return () => void drawn.dismiss(id);
};

/**
 * Takes away what was only good news, so that a dialog or sheet that opens isn't covered by it. Beside a dialog, what can be undone stays; on a narrow screen it
 * doesn't, because nothing is beside a sheet.
 */
function clearNews(isNarrow: boolean) {
  for (const each of drawn.getToasts()) {
    const hasAction = 'action' in each && Boolean(each.action);
    const isError = 'type' in each && each.type === 'error';
    if (!isError && (isNarrow || !hasAction)) drawn.dismiss(each.id);
  }
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
 * that was just changed. If a dialog or a sheet is open, they are beside it, or on narrow screens at the top, because its buttons are at the bottom.
 */
export default function Toaster({ isAtTop }: { isAtTop: boolean }) {
  const isDialogOpen = useIsDialogOpen();
  const hasFreeCorner = useMedia(HAS_FREE_CORNER);
  const isNarrow = useIsNarrow();
  useEffect(() => drawToastsWith(draw), []);
  useEffect(() => {
    if (isDialogOpen) clearNews(isNarrow);
  }, [isDialogOpen, isNarrow]);
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
