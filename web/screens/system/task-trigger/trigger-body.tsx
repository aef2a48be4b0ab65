import { ArrowDown, ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ruleSettingOf } from '#shared/catalog/rule-setting.ts';
import { printRule } from '#shared/logic/drawing/print-rule.ts';
import { readRule } from '#shared/logic/drawing/read-rule.ts';
import { sentenceOf } from '#shared/logic/drawing/sentence.ts';
import type { TaskTrigger } from '#shared/model/task.ts';
import { triggerWords } from '#shared/tasks/trigger-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { FormBodyProps } from '../catalog/field-widget.ts';
import { useForm } from '../catalog/fields/form-context.ts';
import { RuleEditor } from '../rules/rule-editor.tsx';
import { useRuleVocabulary } from '../rules/use-rule-vocabulary.ts';
import { TriggerDue } from './trigger-due.tsx';
import { TriggerEnds } from './trigger-ends.tsx';
import { TriggerEvents } from './trigger-events.tsx';
import { faultWords, shownTrigger, type TriggerPartProps, type TriggerRule, withFields } from './trigger-form.ts';
import { RulePart } from './trigger-rule.tsx';
import { TriggerTask } from './trigger-task.tsx';

const ruleLabels: Readonly<Record<TriggerRule, string>> = {
  condition: 'When the task is created',
  completeWhen: 'When the task is completed',
  appliesWhen: 'When the task is needed',
};

const setting = ruleSettingOf('taskTriggers', 'condition', {});
const noNames: NonNullable<ReturnType<typeof useRuleVocabulary>['vocabulary']> = new Map();

/** Shows one step of the drawing, with an arrow to the next. */
const Step = ({ title, isLast = false, children }: { title: string; isLast?: boolean; children: ReactNode }) => (
  <li className="flex min-w-0 flex-1 flex-col items-center gap-2 lg:flex-row lg:items-stretch">
    <section aria-label={title} className="w-full min-w-0 flex-1 rounded-card border border-border bg-surface p-4 shadow-1">
      <h2 className="mb-3 text-lg">{title}</h2>
      {children}
    </section>
    {!isLast && (
      <span className="flex items-center text-subtle">
        <Icon of={ArrowRight} className="max-lg:hidden" />
        <Icon of={ArrowDown} className="lg:hidden" />
      </span>
    )}
  </li>
);

type OpenRuleProps = TriggerPartProps & { rule: TriggerRule; isOpen: boolean; onClose: () => void };

/** Edits a rule that was opened, as wide as the drawing. Closed, it keeps what was typed and isn’t a rule yet. */
const OpenRule = ({ rule, trigger, change, isOpen, onClose }: OpenRuleProps) => {
  const section = useRef<HTMLElement>(null);
  const saved = useForm().saved as Partial<TaskTrigger>;
  useEffect(() => {
    if (!isOpen) return;
    section.current?.focus();
    section.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <section
      ref={section}
      tabIndex={-1}
      hidden={!isOpen}
      aria-label={ruleLabels[rule]}
      className="mt-4 rounded-card border border-border bg-surface p-5 outline-none"
    >
      <RuleEditor
        label={ruleLabels[rule]}
        setting={ruleSettingOf('taskTriggers', rule, {})}
        rule={trigger[rule]}
        saved={saved[rule]}
        onChange={(next) => change({ [rule]: next })}
      />
      <Button size="compact" className="mt-4" onClick={onClose}>
        Done
      </Button>
    </section>
  );
};

/** Edits a trigger as a drawing: its events, its task, its end. It's a list in this order, and says the whole trigger in sentences. */
const TriggerBody = ({ entry, onChange, faults, isReadOnly }: FormBodyProps) => {
  const root = useRef<HTMLDivElement>(null);
  const { vocabulary = noNames } = useRuleVocabulary(setting);
  const [opened, setOpened] = useState<TriggerRule | null>(null);
  const [everOpened, setEverOpened] = useState<readonly TriggerRule[]>([]);
  const trigger = shownTrigger(entry);
  const part: TriggerPartProps = {
    trigger,
    change: (fields) => onChange(withFields(entry, fields)),
    errorOf: (field) => faultWords(faults, field),
    isReadOnly,
  };
  const sentence = (rule: TriggerRule): string => {
    const { use } = ruleSettingOf('taskTriggers', rule, {});
    const text = trigger[rule] === undefined ? '' : printRule(trigger[rule]);
    return sentenceOf(readRule(text, use.gives), vocabulary, use);
  };
  const onOpen = (rule: TriggerRule) => {
    setOpened(opened === rule ? null : rule);
    if (!everOpened.includes(rule)) setEverOpened([...everOpened, rule]);
  };
  const rules = { sentenceOf: sentence, opened, onOpen };
  const close = () => {
    const [button] = root.current?.querySelectorAll<HTMLElement>('[aria-expanded="true"]') ?? [];
    button?.focus();
    setOpened(null);
  };
  return (
    <div ref={root} className="min-w-0">
      <p role="status" className="mb-4 rounded-control bg-sunken px-4 py-3 wrap-anywhere empty:hidden">
        {triggerWords(trigger, vocabulary)}
      </p>
      <ol aria-label="What the trigger does" className="flex flex-col gap-2 lg:flex-row">
        <Step title="Event">
          <TriggerEvents {...part} />
          <div className="mt-4 border-t border-border pt-3">
            <RulePart title="Created" rule="condition" error={part.errorOf('condition')} {...rules} isReadOnly={isReadOnly} />
          </div>
        </Step>
        <Step title="Task">
          <TriggerTask {...part} />
          <div className="mt-4 border-t border-border pt-3">
            <TriggerDue {...part} vocabulary={vocabulary} />
          </div>
        </Step>
        <Step title="End" isLast>
          <TriggerEnds {...part} {...rules} />
        </Step>
      </ol>
      {everOpened.map((rule) => (
        <OpenRule key={rule} {...part} rule={rule} isOpen={opened === rule} onClose={close} />
      ))}
    </div>
  );
};
export default TriggerBody;
