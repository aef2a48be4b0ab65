import { Lock, Send } from 'lucide-react';
import { contractStatus } from '#shared/model/enumerations/case.ts';
import type { PlanView } from '#shared/model/plan-view.ts';
import { whenWords } from '#web/parts/when-words.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Says whether a plan was sent to its home, and whether it can still be changed. */
export const PlanState = ({ plan: { submittedOn, editableStatus } }: { plan: PlanView }) => (
  <>
    {submittedOn && (
      <Badge tone="success" icon={Send}>
        Sent {whenWords(submittedOn)}
      </Badge>
    )}
    {editableStatus !== 'editable' && (
      <Badge tone="info" icon={Lock}>
        {contractStatus.label(editableStatus)}
      </Badge>
    )}
  </>
);
