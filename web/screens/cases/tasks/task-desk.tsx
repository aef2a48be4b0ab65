import { type ReactNode, useRef } from 'react';
import { useKeysOn } from '#web/workspace/keys/key-switch.ts';
import { useCardFocus } from './keys/use-card-focus.ts';
import { useTaskKeys } from './keys/use-task-keys.ts';
import { TaskChangesContext, useTaskChanging } from './use-task-changes.ts';

export type TaskDeskProps = {
  label: string;
  className?: string;
  children: ReactNode;
};

/** Wraps lists of tasks with what changes them, their keyboard shortcuts, and the focus, which stays inside. */
export const TaskDesk = ({ label, className, children }: TaskDeskProps) => {
  const list = useRef<HTMLDivElement>(null);
  const isOn = useKeysOn();
  const { awaitCard, ...focus } = useCardFocus(list);
  const changes = useTaskChanging(awaitCard);
  useTaskKeys({ list, isOn, onUndo: changes.undoLast });
  return (
    <TaskChangesContext value={changes}>
      <section ref={list} aria-label={label} tabIndex={-1} {...focus} className={className}>
        {children}
      </section>
    </TaskChangesContext>
  );
};
