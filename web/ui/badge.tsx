import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export type Tone = 'neutral' | 'primary' | 'info' | 'success' | 'warning' | 'danger';

export const toneClass: Record<Tone, string> = {
  neutral: 'bg-sunken text-muted',
  primary: 'bg-primary-soft text-primary',
  info: 'bg-info-soft text-info',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
};

export type BadgeProps = { tone?: Tone; icon?: LucideIcon; children: ReactNode; className?: string };

/** Shows a word or two about the thing beside it. The words carry the meaning; the color only repeats it. */
export const Badge = ({ tone = 'neutral', icon, children, className }: BadgeProps) => (
  <span
    className={classNames(
      'inline-flex items-center gap-1.5 rounded-chip px-2 py-0.5 text-xs font-semibold',
      toneClass[tone],
      className,
    )}
  >
    {icon && <Icon of={icon} size={14} />}
    {children}
  </span>
);
