import { useCallback } from 'react';
import { FormFailure } from '#web/parts/form-failure.tsx';

/** Says why a form was refused, and brings that into view with the focus: the button that was pressed may be far below. */
export const ReachedFailure = ({ error }: { error: unknown }) => {
  const reach = useCallback((shown: HTMLDivElement | null) => {
    shown?.focus({ preventScroll: true });
    shown?.scrollIntoView({ block: 'center' });
  }, []);
  if (!error) return null;
  return (
    <div ref={reach} tabIndex={-1} className="rounded-control">
      <FormFailure error={error} />
    </div>
  );
};
