import { useCallback } from 'react';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { problemOf } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { useCaseIfAny } from '../use-case.ts';
import { MissingLines, type PlaceOfLines } from './missing-lines.tsx';

/** `at`: the case that it’s about, outside its pages. `onLeave`: closes what is above the page to which a link leads. */
type ReachedFailureProps = { error: unknown; at?: PlaceOfLines | undefined; onLeave?: () => void };

/** Says why a form was refused, what is missing for it, with where to put that right, and brings that into view with the focus: the button that was pressed may be far below. */
export const ReachedFailure = ({ error, at: where, onLeave }: ReachedFailureProps) => {
  const opened = useCaseIfAny();
  const at = where ?? opened;
  const missing = problemOf(error)?.missing;
  const reach = useCallback((shown: HTMLDivElement | null) => {
    shown?.focus({ preventScroll: true });
    shown?.scrollIntoView({ block: 'center' });
  }, []);
  if (!error) return null;
  return (
    <div ref={reach} tabIndex={-1} className="rounded-control">
      {missing && at ? (
        <Banner tone="danger" role="alert">
          <MissingLines lines={missing} {...{ at, onLeave }} />
        </Banner>
      ) : (
        <FormFailure error={error} />
      )}
    </div>
  );
};
