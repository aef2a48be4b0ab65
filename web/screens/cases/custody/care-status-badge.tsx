import type { CarePageRow } from '#shared/contract/custody-pages.ts';
import { type PreparationStatus, preparationStatus, requestStatus } from '#shared/model/enumerations/case.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';

const tones: Readonly<Record<PreparationStatus, Tone>> = {
  'missing-info': 'warning',
  ready: 'info',
  'in-progress': 'primary',
  complete: 'success',
};

/** Says how far a page of custody is. What others were asked to do is Requested until it's Completed. */
export const CareStatusBadge = ({ status, request, isNeeded }: Pick<CarePageRow, 'status' | 'request' | 'isNeeded'>) => (
  <Badge tone={isNeeded ? tones[status] : 'neutral'}>
    {isNeeded ? (request ? requestStatus.label(request) : preparationStatus.label(status)) : 'Not needed'}
  </Badge>
);
