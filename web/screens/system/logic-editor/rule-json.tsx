import type { RefObject } from 'react';
import type { RuleReading } from '#shared/logic/drawing/read-rule.ts';
import { spanAt } from '#shared/logic/drawing/rule-source.ts';
import type { RuleFault } from '#shared/logic/logic-fault.ts';
import { TextArea } from '#web/ui/text-field.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import type { RuleEditing } from './rule-editing.ts';

type RuleJsonProps = Pick<RuleEditing, 'text' | 'change' | 'showInJson'> & {
  reading: RuleReading;
  faults: readonly RuleFault[];
  area: RefObject<HTMLTextAreaElement | null>;
};

/** Names typed letters up to the next sign that separates, so that an undo takes a word away and not all of what was typed. */
const typingOf = (text: string): string => `json ${text.match(/[\s,:{}[\]]/g)?.length ?? 0}`;

/** Shows and edits the text of the rule. What is no JSON stays as it was typed, with its mistake. */
export const RuleJson = ({ reading, text, faults, area, change, showInJson }: RuleJsonProps) => (
  <div className="min-w-0">
    <TextArea
      ref={area}
      label="JSON"
      hint="A JSON-logic rule. The drawing follows what you type."
      value={text}
      rows={8}
      spellCheck={false}
      autoCapitalize="none"
      autoComplete="off"
      onChange={({ target }) => change(target.value, { typing: typingOf(target.value) })}
      className="[&_textarea]:font-mono [&_textarea]:text-xs"
      {...(reading.kind === 'unreadable' ? { error: reading.fault.words } : {})}
    />
    {faults.length > 0 && (
      <ul aria-label="Problems" className="mt-2 space-y-1 text-sm text-danger">
        {faults.map(({ path, words }) => (
          <li key={[...path, words].join('/')} className="wrap-anywhere">
            {path.length > 0 && <span className="font-mono text-xs">{path.join(' › ')}: </span>}
            {words}.{' '}
            <TextButton onClick={() => showInJson(spanAt(text, path))}>
              Show<span className="sr-only">: {words}</span>
            </TextButton>
          </li>
        ))}
      </ul>
    )}
  </div>
);
