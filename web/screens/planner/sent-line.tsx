import { CircleCheck } from 'lucide-react';
import type { PlanView } from '#shared/model/plan-view.ts';
import { exactWhenWords } from '#web/parts/when-words.ts';
import { Icon } from '#web/ui/icon.tsx';

type SentLineProps = { plan: PlanView | null; isChanged: boolean; className?: string };

/** Says whom a plan was sent to, when it was last sent, and if what changed since isn't sent; nothing if it wasn't sent. */
export const SentLine = ({ plan, isChanged, className = '' }: SentLineProps) =>
  plan?.submittedOn && (
    <div role="status" className={className}>
      <p className="flex items-start gap-1.5">
        <Icon of={CircleCheck} size={18} className="mt-1 text-success" />
        Sent to {plan.home.name} {exactWhenWords(plan.submittedOn)}
      </p>
      {isChanged && <p className="mt-1 font-semibold">Your changes since then aren’t sent yet.</p>}
    </div>
  );
