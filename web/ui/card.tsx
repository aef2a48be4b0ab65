import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** Shows one thing on a surface. */
export const Card = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div data-card {...rest} className={classNames('rounded-card border border-border bg-surface shadow-1', className)} />
);
