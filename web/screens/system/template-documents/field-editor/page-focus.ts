import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { DocumentField } from '#shared/model/document.ts';
import { focusPlace } from '../../catalog/form/place-focus.ts';
import { isTyping } from '../undo-keys.ts';
import { type Part, partKey } from './placed-parts.ts';
import type { FieldEditing } from './use-field-editor.ts';

type Wanted = { part: Part; to: 'box' | 'properties'; at: number; property: string | undefined };

/** Puts the focus on a place, or into the properties of its field, once that is drawn. A field without a place has only properties. */
export function useFocusOnPart(fields: readonly Pick<DocumentField, 'id'>[]) {
  const root = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const box = root.current?.querySelector<HTMLElement>(`[data-part="${CSS.escape(partKey(wanted.part))}"]`);
    if (!box || wanted.to === 'properties')
      return focusPlace(['fields', wanted.at, ...(wanted.property ? [wanted.property] : [])]);
    box.focus({ preventScroll: true });
    box.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [wanted]);
  const focus = (part: Part, to: Wanted['to'] = 'box', property?: string) => {
    const at = fields.findIndex(({ id }) => id === part.id);
    setWanted({ part, to, at: at < 0 ? fields.length : at, property });
  };
  /** Puts the focus on the page itself, which is there whatever was removed. */
  const focusPage = () => root.current?.querySelector<HTMLElement>('[data-stage]')?.focus({ preventScroll: true });
  return { root, focus, focusPage };
}

/** Returns the middle of what can be seen of a page, in points. */
export function seenMiddle(stage: HTMLElement | null, { size }: FieldEditing): { x: number; y: number } {
  const page = stage?.getBoundingClientRect();
  const frame = stage?.parentElement?.getBoundingClientRect();
  if (!page || !frame) return { x: size.width / 2, y: size.height / 2 };
  const [left, right] = [Math.max(page.left, frame.left), Math.min(page.right, frame.right)];
  const [top, bottom] = [Math.max(page.top, frame.top, 0), Math.min(page.bottom, frame.bottom, window.innerHeight)];
  const scale = page.width / size.width;
  const middle = bottom > top ? (top + bottom) / 2 : (page.top + page.bottom) / 2;
  return { x: ((left + right) / 2 - page.left) / scale, y: (page.bottom - middle) / scale };
}

type Focusing = Pick<ReturnType<typeof useFocusOnPart>, 'focus' | 'focusPage'>;

/** Removes what is chosen, and puts the focus on what is beside it: what had it is gone. */
function removeByKey(editor: FieldEditing, { focus, focusPage }: Focusing): void {
  const next = editor.remove();
  if (next) focus(next);
  else if (next === null) focusPage();
}

/** Undoes or makes a step again. What had the focus may be gone then: the page gets it. */
function stepByKey(step: () => void, { focusPage }: Focusing): void {
  step();
  requestAnimationFrame(() => document.activeElement === document.body && focusPage());
}

/** Returns what keys do: they undo anywhere in the editor, and on a box they change what is chosen, unless someone types. */
export const onKeys = (editor: FieldEditing, isReadOnly: boolean, focusing: Focusing) => (event: KeyboardEvent) => {
  const { key, shiftKey, target } = event;
  if (event.defaultPrevented || event.altKey || isReadOnly || isTyping(target)) return;
  const isOnPage = (target as Element).closest('[data-part]') !== null;
  const isControl = event.ctrlKey || event.metaKey;
  const name = `${isControl ? 'Control+' : ''}${key.toLowerCase()}`;
  const actions: Readonly<Record<string, (() => void) | undefined>> = {
    'Control+z': () => stepByKey(shiftKey ? editor.redo : editor.undo, focusing),
    'Control+y': () => stepByKey(editor.redo, focusing),
    ...(isOnPage
      ? {
          'Control+d': editor.duplicate,
          'Control+a': editor.chooseAll,
          delete: () => removeByKey(editor, focusing),
          backspace: () => removeByKey(editor, focusing),
          escape: () => editor.setChosen([]),
        }
      : {}),
  };
  const action = actions[name];
  if (!action) return;
  event.preventDefault();
  action();
};
