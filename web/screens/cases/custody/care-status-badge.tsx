import type { CarePageRow } from '#shared/contract/custody-pages.ts';
import { type PreparationStatus, preparationStatus, requestStatus } from '#shared/model/enumerations/case.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';

const tones: Readonly<Record<PreparationStatus, Tone>> = {
  'missing-info': 'warning',
  ready: 'info',
  'in-progress': 'primary',
  complete: 'success',
};

/** Says how far a page of custody is. What others were asked to do is Requested until it's Completed, and the page can still lack something then. */
export const CareStatusBadge = ({ status, request, isNeeded }: Pick<CarePageRow, 'status' | 'request' | 'isNeeded'>) => {
  if (!isNeeded) return <Badge tone="neutral">Not needed</Badge>;
  return (
    <>
      {request && <Badge tone={request === 'completed' ? 'success' : 'info'}>{requestStatus.label(request)}</Badge>}
      {!(request === 'completed' && status === 'complete') && (
        <Badge tone={tones[status]}>{preparationStatus.label(status)}</Badge>
      )}
    </>
  );
};
