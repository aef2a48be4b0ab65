import type { ReactNode } from 'react';
import type { Drawing } from '#shared/logic/drawing/drawing.ts';
import { addPart, wrapInGroup } from '#shared/logic/drawing/edit-groups.ts';
import { printRule } from '#shared/logic/drawing/print-rule.ts';
import type { RuleReading } from '#shared/logic/drawing/read-rule.ts';
import type { RuleUse } from '#shared/logic/drawing/rule-use.ts';
import type { LogicRule } from '#shared/model/logic-rule.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { AddCondition } from './add-condition.tsx';
import { DrawnPart } from './drawn-part.tsx';
import { DrawnValue } from './drawn-value.tsx';
import { controlAttribute, partAttribute, type RuleEditing, RuleEditingProvider } from './rule-editing.ts';

type DrawnRuleProps = Omit<RuleEditing, 'drawing'> & { reading: RuleReading; use: RuleUse };

/** Offers to begin a rule. */
const NoRule = ({ use, vocabulary, change }: Pick<DrawnRuleProps, 'use' | 'vocabulary' | 'change'>) => {
  const begin = (rule: LogicRule) => change(printRule(rule), { focus: { path: [], control: 'first' } });
  const [known] = vocabulary.values();
  return (
    <Empty>
      {use.gives === 'truth' ? (
        <AddCondition vocabulary={vocabulary} control={controlAttribute([], 'add')} onAdd={begin} />
      ) : (
        <>
          <Button size="compact" {...controlAttribute([], 'add')} onClick={() => begin(1)}>
            Use a number
          </Button>
          <Button size="compact" onClick={() => begin({ var: known?.name ?? '' })}>
            Use an answer
          </Button>
        </>
      )}
    </Empty>
  );
};

const Empty = ({ children }: { children: ReactNode }) => (
  <div {...partAttribute([])} className="rounded-control border border-dashed border-border-strong p-4">
    <p className="text-sm text-muted">There’s no rule yet.</p>
    <div className="mt-3 flex flex-wrap gap-2">{children}</div>
  </div>
);

/** Puts a first condition and another one into a group. */
const Single = ({
  drawing,
  text,
  vocabulary,
  change,
}: Pick<DrawnRuleProps, 'text' | 'vocabulary' | 'change'> & { drawing: Drawing }) => (
  <div className="space-y-3">
    <DrawnPart drawing={drawing} />
    <AddCondition
      vocabulary={vocabulary}
      look="quiet"
      control={controlAttribute([], 'add')}
      onAdd={(rule) =>
        change(addPart(wrapInGroup(text, [], 'all'), [], 1, rule), { focus: { path: ['and', 1], control: 'first' } })
      }
    />
  </div>
);

/** Shows what a rule says as groups and conditions, or why nothing can be drawn. */
export const DrawnRule = ({ reading, use, ...editing }: DrawnRuleProps) => {
  if (reading.kind === 'none') return <NoRule {...{ use }} vocabulary={editing.vocabulary} change={editing.change} />;
  if (reading.kind === 'unreadable') {
    return (
      <Banner tone="warning" title="Nothing can be drawn">
        {reading.fault.words} Your text stays as you typed it.
      </Banner>
    );
  }
  const { drawing } = reading;
  return (
    <RuleEditingProvider value={{ ...editing, drawing }}>
      <div className="min-w-0">
        {use.gives === 'value' && <DrawnValue drawing={drawing} />}
        {use.gives === 'truth' &&
          (drawing.kind === 'group' ? <DrawnPart drawing={drawing} /> : <Single {...editing} drawing={drawing} />)}
      </div>
    </RuleEditingProvider>
  );
};
