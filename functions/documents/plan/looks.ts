// Sets the product's look on white paper, in points (docs/decisions.md, Look).
import type { Look } from '../pdf/flow.ts';
import type { Colour } from '../pdf/sheets.ts';

export const colours = {
  text: '#24211d',
  muted: '#5c564d',
  pine: '#1f5c54',
  pineSoft: '#e2eeeb',
  border: '#e1dbd0',
  warning: '#855300',
} as const satisfies Record<string, Colour>;

const text = { style: 'text', weight: 400, colour: colours.text } as const;

export const looks = {
  brand: { size: 12, leading: 16, style: 'display', weight: 600, colour: colours.pine },
  title: { size: 23, leading: 29, style: 'display', weight: 600, colour: colours.text },
  section: { size: 14.5, leading: 19, style: 'display', weight: 600, colour: colours.pine },
  part: { ...text, size: 10, leading: 14, weight: 600 },
  body: { ...text, size: 10, leading: 14 },
  strong: { ...text, size: 10, leading: 14, weight: 600 },
  small: { ...text, size: 8.5, leading: 11.5, colour: colours.muted },
  label: { ...text, size: 8.5, leading: 12, weight: 600, colour: colours.muted },
  missing: { ...text, size: 8.5, leading: 11.5, weight: 600, colour: colours.warning },
  amount: { ...text, size: 10, leading: 14, isTabular: true },
  amountSmall: { ...text, size: 8.5, leading: 14, colour: colours.muted, isTabular: true },
  total: { ...text, size: 13, leading: 20, weight: 600 },
  totalAmount: { ...text, size: 13, leading: 20, weight: 600, isTabular: true },
} as const satisfies Record<string, Look>;
