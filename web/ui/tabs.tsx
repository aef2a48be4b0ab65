import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { classNames } from './class-names.ts';

/** A tab and its panel. One that `isKept` keeps what is typed in it while another is shown. */
type Tab = { key: string; label: ReactNode; panel: ReactNode; isKept?: boolean };

export type TabsProps = { label: string; tabs: readonly Tab[]; selected: string; onSelect: (key: string) => void };

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Shows one of several panels; a panel alone, until it has others beside it, has no tab. Arrows, Home, and End move between the tabs; the caller keeps the choice, usually in the URL. */
export const Tabs = ({ label, tabs, selected, onSelect }: TabsProps) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const isChoice = tabs.length > 1;
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
      {isChoice && (
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          onKeyDown={onKeyDown}
          className="flex overflow-x-auto border-b border-border p-1 pb-0 sm:gap-1 print:hidden"
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
                '-mb-px min-h-11 shrink-0 rounded-t-chip border-b-2 px-1.5 font-semibold transition-colors duration-(--hover) max-sm:grow sm:px-4',
                tab.key === selected ? 'border-primary text-primary' : 'border-transparent text-muted hover:text-text',
              )}
            >
              {tab.label}
            </button>
          ))}
        </div>
      )}
      {tabs.map((tab) => (
        <div
          key={tab.key}
          {...(isChoice ? { role: 'tabpanel', 'aria-labelledby': `${id}-${tab.key}`, className: 'pt-6' } : {})}
          id={`${id}-${tab.key}-panel`}
          hidden={tab.key !== selected}
        >
          {(tab.isKept || tab.key === selected) && tab.panel}
        </div>
      ))}
    </div>
  );
};
