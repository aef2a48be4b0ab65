import { Redo2, Undo2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { answeredSample } from '#shared/logic/drawing/answered-sample.ts';
import { labelOf } from '#shared/logic/drawing/clause.ts';
import { drawnAround } from '#shared/logic/drawing/drawing.ts';
import { type RuleReading, readRule } from '#shared/logic/drawing/read-rule.ts';
import { type RuleSample, type SampleOutcome, tryRule } from '#shared/logic/drawing/rule-sample.ts';
import type { Span } from '#shared/logic/drawing/rule-source.ts';
import type { RuleUse } from '#shared/logic/drawing/rule-use.ts';
import { sentenceOf } from '#shared/logic/drawing/sentence.ts';
import { faultsOfNames, type Vocabulary } from '#shared/logic/drawing/vocabulary.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { DrawnRule } from './drawn-rule.tsx';
import { type RuleEditing, useFocusAfterChange, useJsonSelection } from './rule-editing.ts';
import { RuleJson } from './rule-json.tsx';
import { useRuleHistory } from './use-rule-history.ts';

export type LogicEditorProps = {
  /** Names the rule, such as "When the question shows". */
  label: string;
  /** The rule as JSON. Without a rule it's empty; while someone is typing, it may be anything. */
  text: string;
  onChange: (text: string) => void;
  /** The identifiers that the rule may read. */
  vocabulary: Vocabulary;
  use: RuleUse;
  samples: readonly RuleSample[];
  warningOf: RuleEditing['warningOf'];
};

type EditorHeadProps = Omit<ReturnType<typeof useRuleHistory>, 'change'> & { label: string; titleId: string };

const EditorHead = ({ label, titleId, undo, redo, canUndo, canRedo }: EditorHeadProps) => (
  <div className="flex items-center gap-1">
    <h3 id={titleId} className="min-w-0 flex-1 text-lg">
      {label}
    </h3>
    <IconButton icon={Undo2} label="Undo" aria-disabled={!canUndo} onClick={undo} className="aria-disabled:opacity-40" />
    <IconButton icon={Redo2} label="Redo" aria-disabled={!canRedo} onClick={redo} className="aria-disabled:opacity-40" />
  </div>
);

const tones: Readonly<Record<SampleOutcome['result'], Tone>> = {
  yes: 'success',
  no: 'neutral',
  open: 'warning',
  value: 'info',
  fault: 'danger',
};

type SampleOutcomesProps = Pick<LogicEditorProps, 'samples' | 'use' | 'vocabulary'> & { reading: RuleReading };

/** How many missing answers are named. */
const NAMED = 3;

const missingWords = (names: readonly string[], vocabulary: Vocabulary): string => {
  const more = names.length - NAMED;
  const named = names.slice(0, NAMED).map((name) => labelOf(name, vocabulary));
  return `No answer to ${named.join(', ')}${more > 0 ? `, and ${more} more` : ''}.`;
};

/** Shows what the rule gives for each sample, the first of which is answered so that it's true, and what keeps it from telling. */
const SampleOutcomes = ({ reading, samples, use, vocabulary }: SampleOutcomesProps) => {
  const answered = answeredSample(reading, use);
  const outcomes = tryRule(reading, answered ? [answered, ...samples] : samples, use);
  if (outcomes.length === 0) return null;
  return (
    <div>
      <h4 className="text-sm font-semibold">Results on samples</h4>
      <dl className="mt-2 grid gap-3 sm:grid-cols-2 wide:grid-cols-4">
        {outcomes.map(({ label, result, words, missing }) => (
          <div key={label} className="rounded-control border border-border bg-surface px-4 py-3">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="mt-1">
              <Badge tone={tones[result]}>{words}</Badge>
              {missing.length > 0 && <p className="mt-1 text-xs text-muted wrap-anywhere">{missingWords(missing, vocabulary)}</p>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

/**
 * Shows a rule as a drawing beside its JSON, as a sentence, and with what it gives for samples. Either side changes the same text. What can't be drawn
 * keeps its bytes.
 */
export const LogicEditor = ({ label, text, onChange, vocabulary, use, samples, warningOf }: LogicEditorProps) => {
  const root = useRef<HTMLElement>(null);
  const titleId = useId();
  const isNarrow = useIsNarrow();
  const [tab, setTab] = useState('drawing');
  const { change: changeText, undo, redo, canUndo, canRedo } = useRuleHistory(text, onChange, root);
  const focusAfter = useFocusAfterChange(root);
  const { area, select } = useJsonSelection();

  const reading = readRule(text, use.gives);
  const faults = reading.kind === 'rule' ? [...reading.faults, ...faultsOfNames(reading.drawing, vocabulary)] : [];
  const change: RuleEditing['change'] = (next, { focus, typing } = {}) => {
    focusAfter(focus);
    changeText(next, typing);
  };
  const showInJson = (span: Span) => {
    setTab('json');
    select({ ...span });
  };
  const faultsAt: RuleEditing['faultsAt'] = (path) => {
    if (reading.kind !== 'rule') return [];
    const here = path.join('/');
    return faults.filter((fault) => drawnAround(reading.drawing, fault.path).path.join('/') === here).map(({ words }) => words);
  };

  const drawn = <DrawnRule {...{ reading, text, use, vocabulary, faultsAt, warningOf, change, showInJson }} />;
  const json = <RuleJson {...{ reading, text, faults, area, change, showInJson }} />;
  return (
    <section ref={root} aria-labelledby={titleId} className="min-w-0 space-y-4">
      <EditorHead {...{ label, titleId, undo, redo, canUndo, canRedo }} />
      <p role="status" className="rounded-control bg-sunken px-4 py-3 wrap-anywhere">
        {sentenceOf(reading, vocabulary, use)}
      </p>
      {isNarrow ? (
        <Tabs
          label={label}
          selected={tab}
          onSelect={setTab}
          tabs={[
            { key: 'drawing', label: 'Drawing', panel: drawn },
            { key: 'json', label: 'JSON', panel: json },
          ]}
        />
      ) : (
        <div className="grid grid-cols-[minmax(0,5fr)_minmax(0,3fr)] items-start gap-6">
          {drawn}
          {json}
        </div>
      )}
      <SampleOutcomes {...{ reading, samples, use, vocabulary }} />
    </section>
  );
};
