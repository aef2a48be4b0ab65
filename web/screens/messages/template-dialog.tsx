import { useRef, useState } from 'react';
import type { MessageTemplateView } from '#shared/contract/messages.ts';
import { placeholders, unknownIn } from '#shared/messages/index.ts';
import { threadLimits } from '#shared/model/thread.ts';
import { api, useIdempotencyKey } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { ChangeDialog } from '../cases/changes/change-dialog.tsx';

export type TemplateDialogProps = {
  /** The template to change; a new one without it. */
  template: MessageTemplateView | null;
  onSaved: () => Promise<void>;
  onClose: () => void;
};

type Missing = { name?: string; text?: string };

function missingOf(name: string, text: string): Missing {
  const [unknown] = unknownIn(text);
  return {
    ...(name.trim() === '' ? { name: 'Required field.' } : {}),
    ...(text.trim() === '' ? { text: 'Required field.' } : {}),
    ...(unknown === undefined ? {} : { text: `There is no placeholder {${unknown}}. Choose one from the list.` }),
  };
}

/** Writes a template. Placeholders go to the caret. */
export const TemplateDialog = ({ template, onSaved, onClose }: TemplateDialogProps) => {
  const keyFor = useIdempotencyKey();
  const wrap = useRef<HTMLDivElement>(null);
  const [name, setName] = useState(template?.name ?? '');
  const [text, setText] = useState(template?.text ?? '');
  const [missing, setMissing] = useState<Missing>({});
  const insert = (placeholder: string) => {
    const area = wrap.current?.querySelector('textarea');
    const [from, to] = [area?.selectionStart ?? text.length, area?.selectionEnd ?? text.length];
    setText(`${text.slice(0, from)}{${placeholder}}${text.slice(to)}`);
    area?.focus();
  };
  const save = async () => {
    const faults = missingOf(name, text);
    setMissing(faults);
    if (Object.keys(faults).length > 0) return false;
    const fields = { name: name.trim(), text: text.trim() };
    if (template) {
      const { id, version, archivedOn } = template;
      await api.messages.saveMessageTemplate({ id, version, ...fields, isArchived: archivedOn !== undefined });
    } else await api.messages.addMessageTemplate(fields, { context: { idempotencyKey: keyFor(fields) } });
    await onSaved();
    toast('Template saved.', { tone: 'success' });
    return true;
  };
  return (
    <ChangeDialog title={template ? 'Edit the template' : 'Add a template'} hasInput onSave={save} onClose={onClose}>
      {(errors) => (
        <div ref={wrap} className="grid gap-4">
          <TextField
            label="Name"
            hint="Only your team sees it."
            value={name}
            maxLength={threadLimits.templateName}
            autoComplete="off"
            error={missing.name ?? errors.name}
            onChange={(event) => setName(event.target.value)}
          />
          <TextArea
            label="Text"
            rows={8}
            value={text}
            maxLength={threadLimits.template}
            keepsAll
            isCounted
            error={missing.text ?? errors.text}
            onChange={(event) => setText(event.target.value)}
          />
          <fieldset>
            <legend className="text-sm text-muted">Filled in when you use it</legend>
            <div className="mt-2 flex flex-wrap gap-2">
              {Object.entries(placeholders).map(([key, label]) => (
                <Button key={key} size="compact" onClick={() => insert(key)}>
                  {label}
                </Button>
              ))}
            </div>
          </fieldset>
        </div>
      )}
    </ChangeDialog>
  );
};
