import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { DocumentField } from '#shared/model/document.ts';
import { focusPlace } from '../../catalog/form/place-focus.ts';
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
  return { root, focus };
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

const typing = 'input, textarea, select, [contenteditable]';

/** Returns what keys do: they undo anywhere in the editor, and on a box they change what is chosen, unless someone types. */
export const onKeys = (editor: FieldEditing, isReadOnly: boolean) => (event: KeyboardEvent) => {
  const { key, shiftKey, target } = event;
  if (event.defaultPrevented || event.altKey || isReadOnly || (target as Element).closest(typing)) return;
  const isOnPage = (target as Element).closest('[data-part]') !== null;
  const isControl = event.ctrlKey || event.metaKey;
  const name = `${isControl ? 'Control+' : ''}${key.toLowerCase()}`;
  const actions: Readonly<Record<string, (() => void) | undefined>> = {
    'Control+z': shiftKey ? editor.redo : editor.undo,
    'Control+y': editor.redo,
    ...(isOnPage
      ? {
          'Control+d': editor.duplicate,
          'Control+a': editor.chooseAll,
          delete: editor.remove,
          backspace: editor.remove,
          escape: () => editor.setChosen([]),
        }
      : {}),
  };
  const action = actions[name];
  if (!action) return;
  event.preventDefault();
  action();
};
