// The look of a price list on white paper: larger and plainer than a plan, since grieving people read it at a table.
import type { Look } from '../pdf/flow.ts';
import type { Color } from '../pdf/sheets.ts';

export const colors = {
  text: '#24211d',
  muted: '#5c564d',
  border: '#cfc8ba',
  rule: '#24211d',
  draft: '#855300',
} as const satisfies Record<string, Color>;

const text = { style: 'text', weight: 400, color: colors.text } as const;

export const looks = {
  provider: { size: 20, leading: 26, style: 'display', weight: 600, color: colors.text },
  branch: { ...text, size: 9.5, leading: 13 },
  title: { size: 17, leading: 23, style: 'display', weight: 600, color: colors.text },
  effective: { ...text, size: 10, leading: 14, weight: 600 },
  heading: { size: 13, leading: 18, style: 'display', weight: 600, color: colors.text },
  line: { ...text, size: 10.5, leading: 14.5, weight: 600 },
  row: { ...text, size: 10, leading: 14 },
  price: { ...text, size: 10.5, leading: 14.5, weight: 600, isTabular: true },
  rowPrice: { ...text, size: 10, leading: 14, isTabular: true },
  note: { ...text, size: 9.5, leading: 13, color: colors.muted },
  law: { ...text, size: 10, leading: 13.5 },
  foot: { ...text, size: 8.5, leading: 11.5, color: colors.muted },
  draft: { ...text, size: 8.5, leading: 11.5, weight: 600, color: colors.draft },
} as const satisfies Record<string, Look>;
