import { useCallback, useContext, useEffect, useState } from 'react';
import { type RuleSetting, ruleSamples } from '#shared/catalog/rule-setting.ts';
import { printRule } from '#shared/logic/drawing/print-rule.ts';
import type { LogicRule } from '#shared/model/logic-rule.ts';
import { canonicalJson } from '#shared/values/canonical-json.ts';
import { useUnsaved } from '#web/routing/unsaved.ts';
import { FailedPanel, SkeletonText } from '#web/ui/states.tsx';
import { LogicEditor } from '../logic-editor/logic-editor.tsx';
import { Begun } from '../logic-editor/rule-editing.ts';
import { useRuleVocabulary } from './use-rule-vocabulary.ts';

const readText = (text: string): { rule: LogicRule | undefined } | undefined => {
  if (text.trim() === '') return { rule: undefined };
  try {
    return { rule: JSON.parse(text) as LogicRule };
  } catch {
    return undefined;
  }
};

const isSame = (one: LogicRule | undefined, other: LogicRule | undefined): boolean =>
  one === undefined || other === undefined ? one === other : canonicalJson(one) === canonicalJson(other);

const textOf = (rule: LogicRule | undefined): string => (rule === undefined ? '' : printRule(rule));

const unreadWords = 'This is the rule that was saved last. What you typed in the editor isn’t JSON yet.';
const begunWords = 'A condition that you began in the editor isn’t part of the rule yet.';

const noWarning = () => undefined;

type RuleEditorProps = {
  label: string;
  setting: RuleSetting;
  rule: LogicRule | undefined;
  /** The rule as it was saved last. */
  saved: LogicRule | undefined;
  onChange: (rule: LogicRule | undefined) => void;
  /** Returns what to warn of about a name that the rule reads. */
  warningOf?: (name: string) => string | undefined;
  /** Hears what the rule doesn't have of what is entered: a text that can't be read, a condition that is only begun. */
  onUnfinished?: (words: string | undefined) => void;
};

/**
 * Edits a rule of an entry. While the text is no JSON, it stays as it is typed, and the entry keeps the rule that was saved last. A rule that changes
 * elsewhere, such as by undoing, replaces the text.
 */
export const RuleEditor = ({ label, setting, rule, saved, onChange, warningOf = noWarning, onUnfinished }: RuleEditorProps) => {
  const { vocabulary, failed } = useRuleVocabulary(setting);
  const [typed, setTyped] = useState<{ text: string; rule: LogicRule | undefined }>();
  const isTyped = typed !== undefined && isSame(typed.rule, rule);
  const text = isTyped ? typed.text : textOf(rule);
  const isUnread = isTyped && readText(text) === undefined;
  useUnsaved(isUnread);
  const [begun, setBegun] = useState(0);
  const around = useContext(Begun);
  const hearBegun = useCallback(
    (more: 1 | -1) => {
      setBegun((before) => before + more);
      around(more);
    },
    [around],
  );
  const unfinished = isUnread ? unreadWords : begun > 0 ? begunWords : undefined;
  useEffect(() => onUnfinished?.(unfinished), [unfinished, onUnfinished]);
  const change = (next: string) => {
    const read = readText(next) ?? { rule: saved };
    setTyped({ text: next, ...read });
    if (!isSame(read.rule, rule)) onChange(read.rule);
  };
  if (failed.length > 0)
    return (
      <FailedPanel
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        isRetrying={failed.some(({ isFetching }) => isFetching)}
      />
    );
  if (!vocabulary) return <SkeletonText lines={4} />;
  return (
    <div className="min-w-0">
      <Begun value={hearBegun}>
        <LogicEditor
          {...{ label, text, vocabulary, warningOf }}
          onChange={change}
          use={setting.use}
          samples={ruleSamples[setting.reads]}
        />
      </Begun>
      {isUnread && (
        <p role="status" className="mt-2 text-sm text-warning">
          This isn’t JSON yet. Until it is, the rule that was saved last stays.
        </p>
      )}
    </div>
  );
};
