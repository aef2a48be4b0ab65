import { useMemo } from 'react';
import { draftOf } from '#shared/pricing/swap-candidates.ts';
import { formatCents } from '#shared/values/money.ts';
import { When } from '#web/parts/when.tsx';
import { Panel } from '#web/workspace/panel.tsx';
import { summarySections } from '../../planner/steps/summary/summary-sections.ts';
import { useNamedOptions } from '../../planner/steps/summary/use-named-options.ts';
import { plannerStepsOf } from './conference-steps.ts';
import { useConference } from './use-conference.ts';

/** Shows what the family's plan says about a step, as it was sent last, at the prices that they were told. */
export const PlanSays = () => {
  const { step, view, offer } = useConference();
  const { home } = offer;
  const named = useNamedOptions(home);
  const { plan } = view;
  const sections = useMemo(() => {
    if (!plan) return [];
    const asks = plannerStepsOf(step);
    return summarySections(home, draftOf(plan.choices), named ? { named } : {}).filter((section) =>
      asks.includes(section.step.key),
    );
  }, [home, plan, step, named]);
  if (plannerStepsOf(step).length === 0 && !plan) return null;
  const centsOf = (id: string) => {
    const lines = plan?.sent.filter(({ of }) => of === id) ?? [];
    return lines.length > 0 ? lines.reduce((sum, { amountCents }) => sum + amountCents, 0) : null;
  };
  const packageCents = plan?.choices.selectedTemplate ? centsOf(plan.choices.selectedTemplate) : null;
  const groups = sections.flatMap((section) =>
    section.groups.map((group) => ({ ...group, id: `${section.step.key} ${group.key}` })),
  );
  return (
    <Panel title="What the family’s plan says">
      {!plan && <p className="text-muted">The family has sent no plan.</p>}
      {plan && (
        <div className="grid gap-3">
          <p className="text-muted">
            Sent <When at={plan.sentOn} />, {formatCents(plan.totalCents)} in total
          </p>
          {groups.length === 0 && plannerStepsOf(step).length > 0 && <p>Nothing.</p>}
          {groups.map(({ id, key, name, rows }) => {
            const cents = step === 'template' ? packageCents : centsOf(key);
            return (
              <section key={id}>
                {(name || cents !== null) && (
                  <p className="flex items-baseline justify-between gap-4">
                    <span className="min-w-0 font-semibold break-words">{name}</span>
                    {cents !== null && <span className="whitespace-nowrap tabular-nums">{formatCents(cents)}</span>}
                  </p>
                )}
                {rows.length > 0 && (
                  <dl className="grid gap-1">
                    {rows.map((row) => (
                      <div key={row.key}>
                        <dt className="text-muted">{row.label}</dt>
                        <dd className="wrap-anywhere">{row.value}</dd>
                      </div>
                    ))}
                  </dl>
                )}
              </section>
            );
          })}
        </div>
      )}
    </Panel>
  );
};
