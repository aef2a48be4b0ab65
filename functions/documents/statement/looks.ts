// The look of papers about charges: that of the other documents of a case (composed/looks.ts), with rows of amounts.
import { blockLooks, colors } from '../composed/looks.ts';
import type { Look } from '../pdf/flow.ts';

/** The size of lines, and so of the sentences of law: no smaller than the prices beside them. */
const SIZE = 10;

const own = blockLooks(SIZE);

export const looks = {
  ...own,
  brand: { size: 12, leading: 16, style: 'display', weight: 600, color: colors.text },
  caption: { size: 18, leading: 24, style: 'display', weight: 600, color: colors.text },
  stamp: { size: 15, leading: 20, style: 'text', weight: 600, color: '#a33a1f' },
  note: { ...own.body, size: 9, leading: 12, color: colors.muted },
  quantity: { ...own.body, size: 9, color: colors.muted, isTabular: true },
  strongAmount: { ...own.amount, weight: 600 },
  total: { ...own.strong, size: 12, leading: 17 },
  totalAmount: { ...own.amount, size: 12, leading: 17, weight: 600 },
  foot: { ...own.body, size: 8.5, leading: 11.5, color: colors.muted },
} as const satisfies Record<string, Look>;
