// Sets the product's look on white paper, in points (docs/decisions.md, Look).
import type { Look } from '../pdf/flow.ts';
import type { Color } from '../pdf/sheets.ts';

export const colors = {
  text: '#24211d',
  muted: '#5c564d',
  pine: '#1f5c54',
  pineSoft: '#e2eeeb',
  border: '#e1dbd0',
  warning: '#855300',
} as const satisfies Record<string, Color>;

const text = { style: 'text', weight: 400, color: colors.text } as const;

export const looks = {
  brand: { size: 12, leading: 16, style: 'display', weight: 600, color: colors.pine },
  title: { size: 23, leading: 29, style: 'display', weight: 600, color: colors.text },
  section: { size: 14.5, leading: 19, style: 'display', weight: 600, color: colors.pine },
  part: { ...text, size: 10, leading: 14, weight: 600 },
  body: { ...text, size: 10, leading: 14 },
  strong: { ...text, size: 10, leading: 14, weight: 600 },
  small: { ...text, size: 8.5, leading: 11.5, color: colors.muted },
  label: { ...text, size: 8.5, leading: 12, weight: 600, color: colors.muted },
  missing: { ...text, size: 8.5, leading: 11.5, weight: 600, color: colors.warning },
  amount: { ...text, size: 10, leading: 14, isTabular: true },
  amountSmall: { ...text, size: 8.5, leading: 14, color: colors.muted, isTabular: true },
  total: { ...text, size: 13, leading: 20, weight: 600 },
  totalAmount: { ...text, size: 13, leading: 20, weight: 600, isTabular: true },
} as const satisfies Record<string, Look>;
