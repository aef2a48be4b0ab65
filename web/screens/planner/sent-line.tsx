import { CircleCheck } from 'lucide-react';
import type { PlanView } from '#shared/model/plan-view.ts';
import { exactWhenWords } from '#web/parts/when-words.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Says whom a plan was sent to, and when it was last sent; nothing if it wasn't. */
export const SentLine = ({ plan, className = '' }: { plan: PlanView | null; className?: string }) =>
  plan?.submittedOn && (
    <p role="status" className={`flex items-start gap-1.5 ${className}`}>
      <Icon of={CircleCheck} size={18} className="mt-1 text-success" />
      Sent to {plan.home.name} {exactWhenWords(plan.submittedOn)}
    </p>
  );
