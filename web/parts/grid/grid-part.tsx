import type { AriaAttributes, ComponentProps } from 'react';

type Part = 'grid' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'gridcell';

/**
 * Returns what makes an element a part of a grid. It is one that can be placed: a table whose rows are laid out in another way is none for screen readers, and
 * one that isn’t draws every row.
 */
export const asPart = (of: Part, aria: AriaAttributes = {}) => ({ role: of, ...aria });

type GridPartProps = ComponentProps<'div'> & { of: Part };

/** Shows a part of a grid. Those of which there are many use `asPart`, which is quicker. */
export const GridPart = ({ of, ...part }: GridPartProps) => <div {...asPart(of)} {...part} />;
