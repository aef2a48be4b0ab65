import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names.ts';

export type IconProps = {
  of: LucideIcon;
  /** Its size in pixels: 20 beside body text, 16 beside small text. */
  size?: number;
  /** Only if the icon is alone, and says something that no text beside it says. */
  label?: string;
  className?: string;
};

/** Shows a line icon in the color of its text. Screen readers skip it unless it has a label. */
export const Icon = ({ of: Drawing, size = 20, label, className }: IconProps) => (
  <Drawing
    size={size}
    strokeWidth={1.75}
    className={classNames('shrink-0', className)}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  />
);
