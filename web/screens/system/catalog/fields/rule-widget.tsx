import { PenLine } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { ruleSettingOf } from '#shared/catalog/rule-setting.ts';
import { readRule } from '#shared/logic/drawing/read-rule.ts';
import { sentenceOf } from '#shared/logic/drawing/sentence.ts';
import { identifiersOf, variablesOf } from '#shared/logic/variables.ts';
import type { LogicRule } from '#shared/model/logic-rule.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { focusFromStart } from '#web/ui/focus-under-title.ts';
import { RuleEditor } from '../../rules/rule-editor.tsx';
import { useAskedLater } from '../../rules/use-asked-later.ts';
import { useRuleVocabulary } from '../../rules/use-rule-vocabulary.ts';
import type { FieldWidgetProps } from '../field-widget.ts';
import { wordsOf } from './faults-at.ts';
import { FieldGroup } from './field-group.tsx';
import { aroundAt, useForm, usePath, useSavedValue } from './form-context.ts';

/** Opens and closes the editor with the focus. One that was opened stays, with what was typed and isn’t a rule yet. */
function useOpening() {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const editor = useRef<HTMLDivElement>(null);
  const closed = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) focusFromStart(editor.current);
    else if (wasOpened) closed.current?.querySelector<HTMLElement>('button')?.focus();
  }, [isOpen, wasOpened]);
  const open = (next: boolean) => {
    setWasOpened(true);
    setIsOpen(next);
  };
  return { isOpen, wasOpened, setIsOpen: open, editor, closed };
}

/** Shows a rule as a sentence, and edits it as a drawing beside its JSON. */
const RuleWidget = ({ field, value, onChange, entry, faults, isReadOnly }: FieldWidgetProps) => {
  const { noun } = useForm();
  const id = useId();
  const { isOpen, wasOpened, setIsOpen, editor, closed } = useOpening();
  const path = usePath();
  const setting = ruleSettingOf(noun, field.path, entry, aroundAt(entry, path));
  const { vocabulary } = useRuleVocabulary(setting);
  const warningOf = useAskedLater({ noun, entry, path });
  const saved = useSavedValue(entry) as LogicRule | undefined;
  const [unfinished, setUnfinished] = useState<string>();
  const rule = value as LogicRule | undefined;
  const reading = readRule(rule === undefined ? '' : JSON.stringify(rule), setting.use.gives);
  const names = rule === undefined ? [] : identifiersOf(variablesOf(rule));
  const warning = names.map(warningOf).find((words) => words !== undefined);
  return (
    <>
      {wasOpened && (
        <div ref={editor} tabIndex={-1} hidden={!isOpen} className="rounded-control border border-border p-4">
          <RuleEditor label={field.label} {...{ setting, rule, saved, onChange, warningOf }} onUnfinished={setUnfinished} />
          <FieldError id={`${id}-error`}>{wordsOf(faults, true) ?? ''}</FieldError>
          <Button size="compact" className="mt-4" onClick={() => setIsOpen(false)}>
            Close the editor
          </Button>
        </div>
      )}
      <div ref={closed} hidden={isOpen}>
        <FieldGroup label={field.label} hint={field.hint} error={wordsOf(faults, true)}>
          <p className="rounded-control bg-sunken px-4 py-3 text-sm wrap-anywhere">
            {sentenceOf(reading, vocabulary ?? new Map(), setting.use)}
          </p>
          {unfinished && <p className="text-sm text-warning">{unfinished}</p>}
          {warning && <p className="text-sm text-warning">{warning}</p>}
          {!isReadOnly && (
            <Button size="compact" icon={PenLine} className="justify-self-start" onClick={() => setIsOpen(true)}>
              {rule === undefined ? 'Add a rule' : 'Edit the rule'}
              <span className="sr-only">: {field.label}</span>
            </Button>
          )}
        </FieldGroup>
      </div>
    </>
  );
};

export default RuleWidget;
