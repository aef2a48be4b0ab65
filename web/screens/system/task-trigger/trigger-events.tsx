import { X } from 'lucide-react';
import { useRef } from 'react';
import { caseEvents } from '#shared/tasks/case-events.ts';
import { wordsOfEvent } from '#shared/tasks/trigger-words.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Box } from '#web/ui/choices.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { TriggerPartProps } from './trigger-form.ts';

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** Chooses the events after which the task is created, and whether each of them creates it again. */
export const TriggerEvents = ({ trigger: { when, repeats }, change, errorOf, isReadOnly }: TriggerPartProps) => {
  const root = useRef<HTMLDivElement>(null);
  const others = caseEvents.filter((name) => !when.includes(name));
  return (
    <div ref={root} data-place="when" className="space-y-3">
      <ul className="space-y-1">
        {when.map((name) => (
          <li key={name} className="flex items-center gap-1 rounded-control bg-sunken pl-3">
            <span className="min-w-0 flex-1 py-1.5 text-sm wrap-anywhere" title={name}>
              {capital(wordsOfEvent(name))}
            </span>
            {!isReadOnly && (
              <IconButton
                icon={X}
                label={`Remove: ${wordsOfEvent(name)}`}
                onClick={() => {
                  root.current?.querySelector('select')?.focus();
                  change({ when: when.filter((each) => each !== name) });
                }}
              />
            )}
          </li>
        ))}
      </ul>
      <Select
        label={when.length === 0 ? 'Event' : 'Or after'}
        emptyLabel="Add an event"
        value=""
        disabled={isReadOnly}
        onChange={({ target }) => target.value && change({ when: [...when, target.value] })}
        options={others.map((name) => ({ value: name, label: capital(wordsOfEvent(name)) }))}
      />
      <FieldError id="trigger-when-error">{errorOf('when')}</FieldError>
      <Box
        kind="checkbox"
        data-place="repeats"
        label="Created again after each event"
        hint="Otherwise, a case gets the task once."
        checked={repeats}
        disabled={isReadOnly}
        onChange={({ target }) => change({ repeats: target.checked })}
      />
      <FieldError id="trigger-repeats-error">{errorOf('repeats')}</FieldError>
    </div>
  );
};
