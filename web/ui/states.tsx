import { type LucideIcon, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export type EmptyStateProps = { icon?: LucideIcon; title: string; children?: ReactNode; action?: ReactNode; className?: string };

/** Says why there is nothing here, and offers what can be done about it. */
export const EmptyState = ({ icon, title, children, action, className }: EmptyStateProps) => (
  <div
    className={classNames(
      'flex flex-col items-center rounded-card border border-dashed border-border px-6 py-12 text-center',
      className,
    )}
  >
    {icon && (
      <span className="mb-4 inline-flex size-12 items-center justify-center rounded-full bg-primary-soft text-primary">
        <Icon of={icon} size={24} />
      </span>
    )}
    <p className="text-lg font-semibold">{title}</p>
    {children && <div className="mt-1.5 max-w-md text-muted">{children}</div>}
    {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
  </div>
);

export type FailedPanelProps = {
  title?: string;
  children?: ReactNode;
  onRetry: () => void;
  isRetrying?: boolean;
  /** Identifies the failure in our logs; shown small, to be read out on the phone. If there is one, the server was reached and it failed. */
  requestId?: string;
  className?: string;
};

/** Says what may help with a failed part. Only a server that didn't answer can be the connection's fault; without a reference, we don't know. */
export const failureWords = (requestId: string | undefined): string =>
  requestId === undefined
    ? 'Please try again. If it fails again, check your connection.'
    : 'Something went wrong on our side. Please try again.';

/** Replaces one part of a screen that could not be loaded; the rest of the screen still works. */
export const FailedPanel = ({
  title = 'We couldn’t load this.',
  children,
  onRetry,
  isRetrying,
  requestId,
  className,
}: FailedPanelProps) => (
  <div role="alert" className={classNames('rounded-card border border-border bg-surface px-6 py-8 text-center', className)}>
    <p className="font-semibold">{title}</p>
    <div className="mt-1 text-muted">{children ?? failureWords(requestId)}</div>
    <Button className="mt-5" icon={RotateCw} isBusy={isRetrying} onClick={onRetry}>
      Retry
    </Button>
    {requestId && <p className="mt-4 text-xs text-subtle">Reference {requestId}</p>}
  </div>
);

/** Shows a gray shape the size of what is loading. The list or panel around it has `aria-busy`. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={classNames('block animate-breathe rounded-chip bg-border/70', className)} />
);

/** Shows placeholders for lines of text; the last one is shorter. */
export const SkeletonText = ({ lines = 3 }: { lines?: number }) => (
  <span aria-hidden="true" className="block space-y-2.5">
    {Array.from({ length: lines }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key
      <Skeleton key={index} className={classNames('h-[0.85em]', index === lines - 1 ? 'w-2/3' : 'w-full')} />
    ))}
  </span>
);
