import { useNavigate } from 'react-router-dom';
import { arrangementStep } from '#shared/model/enumerations/case.ts';
import { goOnAt } from '#web/routing/unsaved.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';
import { Select } from '#web/ui/select.tsx';
import { workPaths } from '#web/work-paths.ts';
import { useCase } from '../use-case.ts';
import { stepNamed, titleOf } from './conference-steps.ts';
import { goesOn } from './goes-on.ts';
import { useConference } from './use-conference.ts';

/** Lists the steps of the conference, which can be taken in any order: links beside the step, and one list on a narrow screen. */
export const StepList = () => {
  const at = useCase();
  const { step } = useConference();
  const navigate = useNavigate();
  const pathOf = (action: string) => workPaths.arrangementConference({ ...at, action });
  return (
    <>
      <nav aria-label="Steps of the conference" className="hidden lg:block print:hidden">
        <ol className="grid gap-0.5">
          {arrangementStep.values.map((each, nth) => (
            <li key={each}>
              <Link
                to={pathOf(each)}
                onClick={goesOn(pathOf(each))}
                aria-current={each === step ? 'step' : undefined}
                className={classNames(
                  'flex min-h-9 items-center gap-2 rounded-control px-2.5 py-1.5 leading-tight pointer-coarse:min-h-11',
                  each === step ? 'bg-primary-soft font-semibold text-primary' : 'text-text hover:bg-sunken',
                )}
              >
                <span className="w-5 shrink-0 text-right tabular-nums">{nth + 1}</span>
                <span className="min-w-0">{titleOf(each)}</span>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className="lg:hidden print:hidden">
        <Select
          label="Step"
          options={arrangementStep.values.map((each, nth) => ({ value: each, label: `${nth + 1}. ${titleOf(each)}` }))}
          value={step}
          onChange={({ target }) => {
            const next = stepNamed(target.value);
            if (!next) return;
            goOnAt(pathOf(next));
            void navigate(pathOf(next));
          }}
        />
      </div>
    </>
  );
};
