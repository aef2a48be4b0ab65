import { Link2Off } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';

/** Says that an emailed link no longer works. Below it is the way to a new one. */
export const LinkExpired = ({ children }: { children: ReactNode }) => (
  <div className="mb-6 flex items-start gap-3">
    <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-warning-soft text-warning">
      <Icon of={Link2Off} />
    </span>
    <div className="min-w-0 pt-1">{children}</div>
  </div>
);
