import type { ComponentProps } from 'react';

type GridPartProps = ComponentProps<'div'> & { of: 'grid' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'gridcell' };

/**
 * A part of a grid, on an element that can be placed: a table whose rows are laid out in another way is none for screen readers, and one that isn’t draws every
 * row.
 */
export const GridPart = ({ of, ...part }: GridPartProps) => <div role={of} {...part} />;
