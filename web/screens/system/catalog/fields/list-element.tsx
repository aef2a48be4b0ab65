import { ChevronDown, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { AnyEntry } from '#shared/catalog/catalog-faults.ts';
import type { FormField } from '#shared/catalog/form-fields.ts';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { focusFirstField } from '#web/ui/first-field.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import type { FieldFault } from '../field-widget.ts';
import { PathProvider, placeId, useForm, usePath } from './form-context.ts';
import { FormFields } from './form-fields.tsx';

type Element = Readonly<Record<string, unknown>>;

type ListElementProps = {
  field: FormField & { kind: 'list' };
  at: number;
  name: string;
  element: Element;
  entry: AnyEntry;
  faults: readonly FieldFault[];
  isReadOnly: boolean;
  /** It was added just now: it opens at its first field. */
  isNew: boolean;
  onChange: (element: Element) => void;
  onRemove: () => void;
  /** More buttons beside the one that removes it. */
  actions?: ReactNode;
  /** Shown below its fields while it's open, such as what it will look like. */
  below?: ReactNode;
};

type Wanted = ReturnType<typeof useForm>['wanted'];

const leadsInto = (wanted: Wanted, path: readonly (string | number)[]): boolean =>
  wanted !== null && path.every((part, at) => String(wanted.path[at]) === String(part));

/** Opens if a link to a fault leads into it, also into an element around it that opens only now. */
function useIsOpen(path: readonly (string | number)[], isOpenAtFirst: boolean) {
  const { wanted } = useForm();
  const [isOpen, setIsOpen] = useState(() => isOpenAtFirst || leadsInto(wanted, path));
  const [seen, setSeen] = useState(wanted);
  if (wanted !== seen) {
    setSeen(wanted);
    if (leadsInto(wanted, path)) setIsOpen(true);
  }
  return [isOpen, setIsOpen] as const;
}

/** Keeps the focus in a list whose element is removed: on the next one, on the last one, or on the button that adds one; on an element that is put back. */
export function useFocusAfterRemoval() {
  const path = usePath();
  const root = useRef<HTMLDivElement>(null);
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const place = CSS.escape(placeId([...path, wanted.current]));
    wanted.current = null;
    const next = root.current?.querySelector<HTMLElement>(`[data-place="${place}"] button`);
    (next ?? root.current?.querySelector<HTMLElement>('button'))?.focus();
  });
  /** Says which of how many elements is removed now. */
  const removing = (at: number, count: number) => {
    wanted.current = Math.min(at, count - 2);
  };
  /** Says where an element is put back now. */
  const puttingBack = (at: number) => {
    wanted.current = at;
  };
  return { root, removing, puttingBack };
}

/** Says what was removed last, and puts it back. */
export const RemovedElement = ({ name, onUndo }: { name: string; onUndo: () => void }) => (
  <p role="status" className="text-sm text-muted">
    “{name}” is removed.{' '}
    <TextButton aria-label={`Undo: put “${name}” back`} onClick={onUndo}>
      Undo
    </TextButton>
  </p>
);

/** Shows an element of a list by its name, and opens it to be edited. Its fields are drawn only while it's open. */
export const ListElement = ({ field, at, name, element, entry, faults, isReadOnly, isNew, ...props }: ListElementProps) => {
  const around = usePath();
  const path = useMemo(() => [...around, at], [around, at]);
  const [isOpen, setIsOpen] = useIsOpen(path, isNew);
  const body = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (isNew && body.current) focusFirstField(body.current);
  }, [isNew]);
  return (
    <PathProvider value={path}>
      <div data-place={placeId(path)} className="min-w-0 flex-1 rounded-control border border-border">
        <div className="flex items-center">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
            className="flex min-h-9 min-w-0 flex-1 items-center gap-2 rounded-control px-3 py-1 text-left text-sm font-semibold hover:text-primary pointer-coarse:min-h-11"
          >
            <span className="min-w-0 flex-1 truncate">{name}</span>
            {faults.length > 0 && <Badge tone="danger">{faults.length === 1 ? '1 problem' : `${faults.length} problems`}</Badge>}
            <Icon of={ChevronDown} size={16} className={classNames('text-muted', isOpen && 'rotate-180')} />
          </button>
          {props.actions}
          {!isReadOnly && <IconButton icon={Trash2} label={`Remove ${name}`} onClick={props.onRemove} className="size-9" />}
        </div>
        <div id={id} ref={body} hidden={!isOpen} className="border-t border-border p-4">
          {isOpen && (
            <FormFields fields={field.fields} values={element} onChange={props.onChange} {...{ entry, faults, isReadOnly }} />
          )}
          {isOpen && props.below}
        </div>
      </div>
    </PathProvider>
  );
};
