import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export type DisclosureProps = {
  title: ReactNode;
  /** At the right of the title, such as a count or an amount. */
  aside?: ReactNode;
  isOpenAtFirst?: boolean;
  /** Disclosures of one `group` close each other. */
  group?: string;
  children: ReactNode;
  className?: string;
};

/** Shows a section that opens and closes. It is native, so that find-in-page works in it and printing shows all of it. */
export const Disclosure = ({ title, aside, isOpenAtFirst = false, group, children, className }: DisclosureProps) => (
  <details open={isOpenAtFirst || undefined} name={group} className={classNames('disclosure border-b border-border', className)}>
    <summary className="flex min-h-13 list-none items-center gap-3 rounded-chip py-3 font-semibold transition-colors duration-(--hover) hover:text-primary [&::-webkit-details-marker]:hidden">
      <span className="min-w-0 flex-1">{title}</span>
      {aside && <span className="text-sm font-normal text-muted">{aside}</span>}
      <Icon
        of={ChevronDown}
        className="text-muted transition-transform duration-(--popover-in) ease-calm [[open]>summary>&]:rotate-180 print:hidden"
      />
    </summary>
    <div className="pb-5">{children}</div>
  </details>
);

/** Shows several disclosures in a column, with a line above the first. */
export const Accordion = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div className={classNames('border-t border-border', className)}>{children}</div>
);
