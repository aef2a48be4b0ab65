import { CircleAlert } from 'lucide-react';
import { Icon } from '#web/ui/icon.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { addressOf } from '../../use-moves.ts';
import { andBack } from '../../use-return.ts';
import type { SummaryGroup, SummaryRow, SummarySection } from './summary-sections.ts';

const Row = ({ row }: { row: SummaryRow }) => (
  <div className="grid gap-x-6 py-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
    <dt className="text-sm text-muted sm:pt-0.5">{row.label}</dt>
    <dd className="min-w-0 break-words whitespace-pre-line">
      {row.isMissing ? (
        <span className="inline-flex items-center gap-1.5 font-semibold text-warning">
          <Icon of={CircleAlert} size={18} />
          {row.value}
        </span>
      ) : (
        row.value
      )}
    </dd>
  </div>
);

const Group = ({ group }: { group: SummaryGroup }) => (
  <div className="py-1">
    {group.name && <h3 className="pt-2 text-base">{group.name}</h3>}
    {group.rows.length > 0 && (
      <dl className={group.name ? 'border-l-2 border-border pl-4' : undefined}>
        {group.rows.map((row) => (
          <Row key={row.key} row={row} />
        ))}
      </dl>
    )}
  </div>
);

/** Shows what was answered on each step, with a Change link that comes back here. */
export const Answers = ({ sections, isEditable }: { sections: readonly SummarySection[]; isEditable: boolean }) => (
  <div className="divide-y divide-border border-y border-border">
    {sections.map(({ step, groups }) => (
      <section key={step.key} aria-labelledby={`summary-${step.key}`} className="py-5">
        <div className="flex items-baseline justify-between gap-4">
          <h2 id={`summary-${step.key}`} className="text-lg">
            {step.title}
          </h2>
          {isEditable && (
            <TextLink
              to={andBack(addressOf(step.key))}
              aria-label={`Change: ${step.title}`}
              className="inline-flex min-h-11 shrink-0 items-center print:hidden"
            >
              Change
            </TextLink>
          )}
        </div>
        {groups.map((group) => (
          <Group key={group.key} group={group} />
        ))}
      </section>
    ))}
  </div>
);
