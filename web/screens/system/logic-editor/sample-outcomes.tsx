import type { RuleReading } from '#shared/logic/drawing/read-rule.ts';
import { type RuleSample, type SampleOutcome, tryRule } from '#shared/logic/drawing/rule-sample.ts';
import type { RuleUse } from '#shared/logic/drawing/rule-use.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';

const tones: Readonly<Record<SampleOutcome['result'], Tone>> = {
  yes: 'success',
  no: 'neutral',
  open: 'warning',
  value: 'info',
  fault: 'danger',
};

type SampleOutcomesProps = { reading: RuleReading; samples: readonly RuleSample[]; use: RuleUse };

/** Shows what the rule gives for each sample. */
export const SampleOutcomes = ({ reading, samples, use }: SampleOutcomesProps) => {
  const outcomes = tryRule(reading, samples, use);
  if (outcomes.length === 0) return null;
  return (
    <div>
      <h4 className="text-sm font-semibold">Results on samples</h4>
      <dl className="mt-2 grid gap-3 md:grid-cols-3">
        {outcomes.map(({ label, result, words }) => (
          <div key={label} className="rounded-control border border-border bg-surface px-4 py-3">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="mt-1">
              <Badge tone={tones[result]}>{words}</Badge>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
