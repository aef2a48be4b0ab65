import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names.ts';

export type IconProps = {
  of: LucideIcon;
  /** Edge in pixels; 20 beside body text, 16 beside small text. */
  size?: number;
  /** Only where the icon stands alone and says something that no text beside it says. */
  label?: string;
  className?: string;
};

/** A line icon in the colour of its text; silent for screen readers unless it has a label. */
export const Icon = ({ of: Drawing, size = 20, label, className }: IconProps) => (
  <Drawing
    size={size}
    strokeWidth={1.75}
    className={classNames('shrink-0', className)}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  />
);
