import { useEffect } from 'react';
import { toast as drawn, Toaster as Region } from 'sonner';
import { useIsDialogOpen } from './open-dialogs.ts';
import { drawToastsWith, type ToastMessage } from './toast.ts';

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

/**
 * Renders toasts at the bottom, above drawers, so that Undo works while one is open; at the top if a dialog is open, because its buttons are at the
 * bottom.
 */
export default function Toaster() {
  const isDialogOpen = useIsDialogOpen();
  useEffect(() => drawToastsWith(draw), []);
  return (
    <Region
      position={isDialogOpen ? 'top-center' : 'bottom-center'}
      containerAriaLabel="Notifications"
      data-react-aria-top-layer="true"
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-center gap-3 rounded-control border border-border bg-raised px-4 py-3 text-sm text-text shadow-3 font-sans',
          success: '[&_[data-icon]]:text-success',
          error: '[&_[data-icon]]:text-danger',
          content: 'flex-1',
          actionButton: 'min-h-9 rounded-chip px-3 font-semibold text-primary hover:bg-primary-soft',
        },
      }}
    />
  );
}
