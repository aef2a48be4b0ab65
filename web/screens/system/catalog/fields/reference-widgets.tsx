import { nouns } from '#shared/catalog/nouns/index.ts';
import type { FieldWidgetProps } from '../field-widget.ts';
import { wordsOf } from './faults-at.ts';
import { FieldGroup } from './field-group.tsx';
import { Chosen, Finder, useReferable } from './reference-parts.tsx';
import { useFocusAfter } from './use-focus-after.ts';

/** Chooses another entry. */
export const ReferenceWidget = ({ field, value, onChange, entry, faults, isReadOnly }: FieldWidgetProps) => {
  const referable = useReferable(field.kind === 'reference' ? field : { noun: 'services' }, entry);
  const { root, keepingFocus } = useFocusAfter('input, button');
  if (field.kind !== 'reference') return null;
  const { label, hint, isOptional } = field;
  const error = wordsOf(faults, true);
  const chosen = typeof value === 'string' ? value : '';
  const clear = keepingFocus(() => onChange(undefined));
  return (
    <div ref={root}>
      {chosen === '' && !isReadOnly ? (
        <Finder
          {...{ label, hint, isOptional, error, referable }}
          without={[]}
          placeholder={`Search ${nouns[field.noun].many}`}
          onPick={keepingFocus(onChange)}
        />
      ) : (
        <FieldGroup {...{ label, hint, error, isOptional }}>
          {chosen === '' ? (
            <p className="text-sm text-muted">None.</p>
          ) : (
            <div>
              <Chosen id={chosen} noun={field} referable={referable} onRemove={isReadOnly ? undefined : clear} />
            </div>
          )}
        </FieldGroup>
      )}
    </div>
  );
};

/** Chooses several other entries. */
export const ReferencesWidget = ({ field, value, onChange, entry, faults, isReadOnly }: FieldWidgetProps) => {
  const referable = useReferable(field.kind === 'references' ? field : { noun: 'services' }, entry);
  const { root, keepingFocus } = useFocusAfter('input');
  if (field.kind !== 'references') return null;
  const ids = Array.isArray(value) ? value.map(String) : [];
  return (
    <FieldGroup label={field.label} hint={field.hint} isOptional={field.isOptional} error={wordsOf(faults, true)}>
      <div ref={root} className="grid gap-2">
        <div className="flex flex-wrap gap-2">
          {isReadOnly && ids.length === 0 && <p className="text-sm text-muted">None.</p>}
          {ids.map((each) => (
            <Chosen
              key={each}
              id={each}
              noun={field}
              referable={referable}
              onRemove={isReadOnly ? undefined : keepingFocus(() => onChange(ids.filter((other) => other !== each)))}
            />
          ))}
        </div>
        {!isReadOnly && (
          <Finder
            label={`Search ${nouns[field.noun].many} to add`}
            isLabelHidden
            referable={referable}
            without={ids}
            placeholder={`Search ${nouns[field.noun].many} to add`}
            onPick={(added) => onChange([...ids, added])}
          />
        )}
      </div>
    </FieldGroup>
  );
};
