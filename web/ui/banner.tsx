import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Tone, toneClass } from './badge.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

export type BannerProps = {
  tone?: Extract<Tone, 'info' | 'success' | 'warning' | 'danger'>;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or a link. */
  action?: ReactNode;
  /** `alert` interrupts, `status` waits its turn; without a role, nothing is announced. */
  role?: 'alert' | 'status';
  className?: string;
};

/** Shows a message that stays until it no longer applies. */
export const Banner = ({ tone = 'info', title, children, action, role, className }: BannerProps) => (
  <div
    role={role}
    className={classNames('flex flex-wrap items-start gap-x-3 gap-y-2 rounded-control p-4', toneClass[tone], className)}
  >
    <Icon of={icons[tone]} className="mt-0.5" />
    <div className="min-w-0 flex-1 basis-48">
      {title && <p className="font-semibold">{title}</p>}
      {children && <div className={classNames('text-sm', !title && 'pt-px')}>{children}</div>}
    </div>
    {action}
  </div>
);
