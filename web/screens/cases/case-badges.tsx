import { type CaseStatus, caseStatus, type DecedentStatus, decedentStatus } from '#shared/model/enumerations/case.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';

const statusTones: Record<CaseStatus, Tone> = { lead: 'info', active: 'primary', completed: 'success', cancelled: 'neutral' };

export const StatusBadge = ({ status }: { status: CaseStatus }) => (
  <Badge tone={statusTones[status]}>{caseStatus.label(status)}</Badge>
);

/** In a row with only one line, a badge without room for its words ends in an ellipsis. */
const ONE_LINE = 'block! w-fit max-w-full truncate';

/** Colors whether someone is on the way, in the home's care, or no longer there. */
const careTone = (status: DecedentStatus): Tone => {
  if (status === 'pickup-requested' || status === 'out-for-pickup') return 'warning';
  return ['not-in-care', 'laid-to-rest', 'transferred', 'cremated-remains-in-family-care'].includes(status) ? 'neutral' : 'info';
};

export const CareBadge = ({ status, isOneLine = false }: { status: DecedentStatus; isOneLine?: boolean }) => (
  <Badge tone={careTone(status)} className={isOneLine ? ONE_LINE : undefined}>
    {decedentStatus.label(status)}
  </Badge>
);
