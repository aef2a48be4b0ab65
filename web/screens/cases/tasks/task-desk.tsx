import { type ReactNode, useRef, useState } from 'react';
import { areKeysOn, KeyHelp, keepKeys } from './keys/key-help.tsx';
import { useCardFocus } from './keys/use-card-focus.ts';
import { useTaskKeys } from './keys/use-task-keys.ts';
import { TaskChangesContext, useTaskChanging } from './use-task-changes.ts';

export type TaskDeskProps = {
  label: string;
  className?: string;
  children: (openKeys: () => void) => ReactNode;
};

/** Wraps lists of tasks with what changes them, their keyboard shortcuts, and the focus, which stays inside. */
export const TaskDesk = ({ label, className, children }: TaskDeskProps) => {
  const list = useRef<HTMLDivElement>(null);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [isOn, setIsOn] = useState(areKeysOn);
  const { awaitCard, ...focus } = useCardFocus(list);
  const changes = useTaskChanging(awaitCard);
  useTaskKeys({ list, isOn, onUndo: changes.undoLast, onHelp: () => setIsHelpOpen(true) });
  const turn = (next: boolean) => {
    setIsOn(next);
    keepKeys(next);
  };
  return (
    <TaskChangesContext value={changes}>
      <section ref={list} aria-label={label} tabIndex={-1} {...focus} className={className}>
        {children(() => setIsHelpOpen(true))}
      </section>
      <KeyHelp isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} isOn={isOn} onChange={turn} />
    </TaskChangesContext>
  );
};
