// The look of a composed document on white paper: sizes follow the size of the block's text, in points.
import type { Look } from '../pdf/flow.ts';
import type { Color } from '../pdf/sheets.ts';

export const colors = { text: '#24211d', muted: '#5c564d', rule: '#6f6a61', border: '#cfc8ba' } as const satisfies Record<
  string,
  Color
>;

const text = { style: 'text', weight: 400, color: colors.text } as const;

/** How texts look wherever they are in a document. */
export const looks = {
  title: { size: 18, leading: 24, style: 'display', weight: 600, color: colors.text },
  foot: { ...text, size: 8.5, leading: 11.5, color: colors.muted },
} as const satisfies Record<string, Look>;

/** Returns how the parts of a block look whose text has this size. */
export const blockLooks = (size: number) =>
  ({
    heading: { size: size + 3, leading: (size + 3) * 1.35, style: 'display', weight: 600, color: colors.text },
    body: { ...text, size, leading: size * 1.4 },
    strong: { ...text, size, leading: size * 1.4, weight: 600 },
    label: { ...text, size: Math.max(6, size - 1.5), leading: Math.max(6, size - 1.5) * 1.3, color: colors.muted },
    amount: { ...text, size, leading: size * 1.4, isTabular: true },
  }) as const satisfies Record<string, Look>;
export type BlockLooks = ReturnType<typeof blockLooks>;
