import { createContext, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import type { Drawing } from '#shared/logic/drawing/drawing.ts';
import type { RulePath, Span } from '#shared/logic/drawing/rule-source.ts';
import type { Vocabulary } from '#shared/logic/drawing/vocabulary.ts';
import { useUnsaved } from '#web/routing/unsaved.ts';

type Control = 'up' | 'down' | 'add';

/** Where the focus goes after a change: the first control of the part at a path, or one of its buttons. */
type FocusTarget = { path: RulePath; control: 'first' | Control };

/** What every part of the drawing needs: the text that it changes, what may be named, and what is wrong where. */
export type RuleEditing = {
  text: string;
  drawing: Drawing;
  vocabulary: Vocabulary;
  /** Returns what is wrong with a part itself, in words. */
  faultsAt: (path: RulePath) => readonly string[];
  /** Returns what to warn of about a name that a part reads, which may still be right. */
  warningOf: (name: string) => string | undefined;
  /** Replaces the text. Changes in a row with the same `typing` are undone together. */
  change: (text: string, options?: { focus?: FocusTarget; typing?: string }) => void;
  /** Selects a place in the JSON. */
  showInJson: (span: Span) => void;
};

/** Hears of each condition that is begun: 1 when someone begins it, -1 when it's part of the rule or given up. */
export const Begun = createContext<(change: 1 | -1) => void>(() => undefined);

/** Marks a condition that is begun and not part of its rule as unsaved: the shell asks before it's lost, and the form says that it isn't saved. */
export const useBegunCondition = (isBegun: boolean): void => {
  const hear = useContext(Begun);
  useUnsaved(isBegun);
  useEffect(() => {
    if (!isBegun) return;
    hear(1);
    return () => hear(-1);
  }, [isBegun, hear]);
};

const Editing = createContext<RuleEditing | null>(null);
export const RuleEditingProvider = Editing.Provider;

/** Returns what a part of the drawing needs to show and change itself. */
export function useRuleEditing(): RuleEditing {
  const editing = useContext(Editing);
  if (!editing) throw new Error('A part of a rule is shown outside of its editor');
  return editing;
}

const keyOf = (path: RulePath): string => path.join('/');

/** Returns the attribute by which the focus finds a part. */
export const partAttribute = (path: RulePath) => ({ 'data-rule-part': keyOf(path) });
/** Returns the attribute by which the focus finds a button of a part. */
export const controlAttribute = (path: RulePath, control: Control) => ({ 'data-rule-control': `${control} ${keyOf(path)}` });

/** Moves the focus to a control of a part, if it's there. */
function focusPart(root: Element, { path, control }: FocusTarget): void {
  const found =
    control === 'first'
      ? root
          .querySelector(`[data-rule-part="${CSS.escape(keyOf(path))}"]`)
          ?.querySelector<HTMLElement>('input, select, textarea, button')
      : root.querySelector<HTMLElement>(`[data-rule-control="${CSS.escape(`${control} ${keyOf(path)}`)}"]`);
  found?.focus();
}

/** Moves the focus after the change that asked for it has been drawn. */
export const useFocusAfterChange = (root: RefObject<HTMLElement | null>) => {
  const wanted = useRef<FocusTarget | undefined>(undefined);
  useEffect(() => {
    const target = wanted.current;
    wanted.current = undefined;
    if (target && root.current) focusPart(root.current, target);
  });
  return (target: FocusTarget | undefined) => {
    wanted.current = target;
  };
};

/** Selects a place in the JSON, once that is shown. */
export const useJsonSelection = () => {
  const area = useRef<HTMLTextAreaElement>(null);
  const [selected, select] = useState<Span | null>(null);
  useEffect(() => {
    if (!selected || !area.current) return;
    area.current.focus();
    area.current.setSelectionRange(selected.from, selected.to);
  }, [selected]);
  return { area, select };
};
