import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { classNames } from './class-names.ts';

type Tab = { key: string; label: ReactNode; panel: ReactNode };

export type TabsProps = { label: string; tabs: readonly Tab[]; selected: string; onSelect: (key: string) => void };

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Shows one of several panels. Arrows, Home, and End move between the tabs; the caller keeps the choice, usually in the URL. */
export const Tabs = ({ label, tabs, selected, onSelect }: TabsProps) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const tab =
      step &&
      tabs[
        step(
          tabs.findIndex((each) => each.key === selected),
          tabs.length,
        )
      ];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.key);
    list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(tab.key)}"]`)?.focus();
  };
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex gap-1 overflow-x-auto border-b border-border p-1 pb-0"
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            data-key={tab.key}
            aria-selected={tab.key === selected}
            aria-controls={`${id}-${tab.key}-panel`}
            tabIndex={tab.key === selected ? 0 : -1}
            onClick={() => onSelect(tab.key)}
            className={classNames(
              '-mb-px min-h-11 shrink-0 rounded-t-chip border-b-2 px-4 font-semibold transition-colors duration-(--hover)',
              tab.key === selected ? 'border-primary text-primary' : 'border-transparent text-muted hover:text-text',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}-${tab.key}-panel`}
          aria-labelledby={`${id}-${tab.key}`}
          hidden={tab.key !== selected}
          className="pt-6"
        >
          {tab.key === selected && tab.panel}
        </div>
      ))}
    </div>
  );
};
