import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { FormField } from '#shared/catalog/form-fields.ts';
import { withElement } from '#shared/catalog/only-one.ts';
import { elementName } from '#shared/catalog/place-words.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError, FieldHint } from '#web/ui/field.tsx';
import { movedTo, SortList } from '#web/ui/sort-list.tsx';
import { useNames } from '../../every-entry/use-names.ts';
import type { FieldWidgetProps } from '../field-widget.ts';
import { faultsInside, wordsOf } from './faults-at.ts';
import { ListElement, RemovedElement, useFocusAfterRemoval } from './list-element.tsx';
import { useElementKeys } from './use-element-keys.ts';

type Element = Readonly<Record<string, unknown>>;

export type ListWidgetProps = FieldWidgetProps & {
  /** Returns the fields that an element has, if not every element has all. */
  fieldsOf?: (fields: readonly FormField[], element: Element) => readonly FormField[];
  /** Returns what an element is called, if not by its own words. */
  nameOf?: (element: Element) => string | undefined;
  /** Returns why an element can't be removed now; undefined if it can. */
  whyKept?: (element: Element) => string | undefined;
  /** Shown below the fields of an element. */
  below?: (element: Element) => ReactNode;
};

/** Edits a list of things with fields of their own: adds, removes, and puts them in order. Each opens to be edited. */
export const ListWidget = ({ field, value, onChange, entry, faults, isReadOnly, fieldsOf, below, ...own }: ListWidgetProps) => {
  const elements: readonly Element[] = Array.isArray(value) ? value : [];
  const { keys, setKeys, newKey } = useElementKeys(elements.length);
  const [opened, setOpened] = useState<number | null>(null);
  const [removed, setRemoved] = useState<{ at: number; element: Element; key: number; name: string } | null>(null);
  const [refused, setRefused] = useState<string>();
  const { root, removing, puttingBack } = useFocusAfterRemoval();
  const reference = field.kind === 'list' ? field.fields.find(({ kind }) => kind === 'reference') : undefined;
  const { nameOf } = useNames(reference?.kind === 'reference' ? [reference.noun] : []);
  if (field.kind !== 'list') return null;
  const nameAt = (at: number) =>
    own.nameOf?.(elements[at] ?? {}) || (elementName(field, elements[at], nameOf) ?? `Number ${at + 1}`);
  const add = () => {
    const key = newKey();
    setKeys([...keys, key]);
    setOpened(key);
    onChange([...elements, field.blank(() => crypto.randomUUID())]);
  };
  const change = (at: number, element: Element) => onChange(withElement(field.fields, elements, at, element));
  const remove = (at: number, element: Element, key: number) => {
    const why = own.whyKept?.(element);
    setRefused(why);
    if (why) return;
    setRemoved({ at, element, key, name: nameAt(at) });
    removing(at, elements.length);
    setKeys(keys.toSpliced(at, 1));
    onChange(elements.toSpliced(at, 1));
  };
  /** It came back in another way, such as with a version that a colleague saved. */
  const isBack = ({ id }: Element) => id !== undefined && elements.some((each) => each.id === id);
  const putBack = ({ at, element, key }: NonNullable<typeof removed>) => {
    const place = Math.min(at, elements.length);
    setRemoved(null);
    puttingBack(place);
    setKeys(keys.toSpliced(place, 0, key));
    onChange(elements.toSpliced(place, 0, element));
  };
  return (
    <div ref={root} className="grid min-w-0 gap-2">
      {/* A list of the entry itself is a section with this title. */}
      {field.path.includes('.') && <p className="text-sm font-semibold">{field.label}</p>}
      {field.hint && <FieldHint id={`${field.path}-hint`}>{field.hint}</FieldHint>}
      {elements.length === 0 && <p className="text-sm text-muted">None yet.</p>}
      <SortList
        label={field.label}
        items={keys}
        keyOf={String}
        nameOf={(key) => nameAt(keys.indexOf(key))}
        isDisabled={isReadOnly}
        onMove={(from, to) => {
          setKeys(movedTo(keys, from, to));
          onChange(movedTo(elements, from, to));
        }}
        className="grid grid-cols-[minmax(0,1fr)] gap-1.5"
        rowClass="flex min-w-0 items-start gap-1"
      >
        {(key, handle) => {
          const at = keys.indexOf(key);
          const element = elements[at] ?? {};
          return (
            <>
              {handle}
              <ListElement
                {...{ at, element, entry, isReadOnly }}
                field={fieldsOf ? { ...field, fields: fieldsOf(field.fields, element) } : field}
                below={below?.(element)}
                name={nameAt(at)}
                isNew={opened === key}
                faults={faultsInside(faults, at, typeof element.id === 'string' ? element.id : undefined)}
                onChange={(next) => change(at, next)}
                onRemove={() => remove(at, element, key)}
              />
            </>
          );
        }}
      </SortList>
      {removed && !isReadOnly && !isBack(removed.element) && (
        <RemovedElement name={removed.name} onUndo={() => putBack(removed)} />
      )}
      <p role="alert" className="text-sm text-danger empty:hidden">
        {refused}
      </p>
      <FieldError id={`${field.path}-error`}>{wordsOf(faults)}</FieldError>
      {!isReadOnly && (
        <div>
          <Button size="compact" icon={Plus} onClick={add}>
            Add<span className="sr-only"> to {field.label}</span>
          </Button>
        </div>
      )}
    </div>
  );
};
