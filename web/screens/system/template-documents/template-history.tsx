import { createContext, type ReactNode, useContext, useState } from 'react';
import type { AnyEntry } from '#shared/catalog/catalog-faults.ts';
import type { TemplateDocument } from '#shared/model/template-document.ts';
import type { FormAroundProps } from '../catalog/field-widget.ts';
import {
  areSame,
  type History,
  noHistory,
  partsOf,
  recorded,
  redone,
  sayTheSame,
  type TemplateParts,
  typedIn,
  undone,
} from './template-parts.ts';

import { useScreenUndoKeys } from './undo-keys.ts';

export type TemplateSteps = {
  /** Changes parts of the template in one step. Steps in a row of the same kind are one; one without a kind is always separate. */
  change: (parts: Partial<TemplateParts>, kind?: string) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
};

const StepsContext = createContext<TemplateSteps | null>(null);

/** Returns what changes the blocks, signers, and fields of the template around it, and undoes that. */
export function useTemplateSteps(): TemplateSteps {
  const steps = useContext(StepsContext);
  if (!steps) throw new Error('A template’s parts are edited inside of its form.');
  return steps;
}

/** Milliseconds after which the next letter in the same box is another step. */
const PAUSE = 1000;

/** Keeps what the parts were. What came from elsewhere, such as a colleague's version, begins a new history: undoing would take that back. */
function useSteps(entry: AnyEntry, onChange: (entry: AnyEntry) => void) {
  const parts = partsOf(entry as Partial<TemplateDocument>);
  const [history, setHistory] = useState<History<TemplateParts>>(noHistory);
  const [seen, setSeen] = useState(parts);
  const [typedOn, setTypedOn] = useState(0);
  if (!areSame(seen, parts)) {
    setSeen(parts);
    if (!sayTheSame(seen, parts)) setHistory(noHistory);
  }
  const show = (next: AnyEntry, then: History<TemplateParts>) => {
    setSeen(partsOf(next as Partial<TemplateDocument>));
    setHistory(then);
    onChange(next);
  };
  const change = (changed: Partial<TemplateParts>, kind?: string) =>
    show({ ...entry, ...changed }, recorded(history, parts, kind));
  /** Takes an entry from the form, and keeps what its parts were. Letters typed one after the other in the same box are one step. */
  const take = (next: AnyEntry) => {
    const after = partsOf(next as Partial<TemplateDocument>);
    if (areSame(parts, after)) return onChange(next);
    const now = performance.now();
    const isLater = now - typedOn >= PAUSE;
    setTypedOn(now);
    return show(next, recorded(isLater ? { ...history, kind: undefined } : history, parts, typedIn(parts, after)));
  };
  const step = (taken: ReturnType<typeof undone<TemplateParts>>) => {
    if (taken) show({ ...entry, ...taken.value }, taken.history);
  };
  const steps: TemplateSteps = {
    change,
    undo: () => step(undone(history, parts)),
    redo: () => step(redone(history, parts)),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
  return { steps, take };
}

/** Surrounds the form of a template: blocks, signers, and fields have one history, whichever part of the form changes them. */
export const TemplateHistory = ({ entry, onChange, children }: FormAroundProps): ReactNode => {
  const { steps, take } = useSteps(entry, onChange);
  useScreenUndoKeys(steps);
  return <StepsContext.Provider value={steps}>{children(take)}</StepsContext.Provider>;
};
