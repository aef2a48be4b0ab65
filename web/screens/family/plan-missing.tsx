import type { PlanView } from '#shared/model/plan-view.ts';
import { stepOf } from '#shared/planner/steps.ts';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { answerQuery } from '../planner/steps/services/use-answer-target.ts';
import type { PlanOverview } from './plan-overview.ts';

type PlanMissingProps = {
  plan: PlanView;
  missing: PlanOverview['missing'] /** The number that are named before 'and n more'. */;
  most?: number;
};

/** Lists the required answers that a plan lacks, each a link to the step that asks for it. */
export const PlanMissing = ({ plan, missing, most = missing.length }: PlanMissingProps) => {
  const { arrangementId, providerLocationId: locationId } = plan.arrangement;
  const first = missing.slice(0, most);
  return (
    <ul>
      {first.map(({ step, words, question }) => (
        <li
          key={`${step} ${question?.displayServiceId ?? ''} ${question?.questionId ?? words}`}
          className="flex items-baseline gap-2"
        >
          <span aria-hidden="true" className="text-warning">
            •
          </span>
          <Link
            to={paths.plannerStep({ locationId, arrangementId, step: stepOf(step).path }) + answerQuery(question)}
            className="inline-block py-2 underline underline-offset-3 hover:text-primary"
          >
            {words}
          </Link>
        </li>
      ))}
      {missing.length > first.length && <li className="text-sm text-muted">and {missing.length - first.length} more</li>}
    </ul>
  );
};
