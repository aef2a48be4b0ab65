/** Writes a rate in millionths: 62,500 is `6.25%`, 70,000 is `7%`, 88,750 is `8.875%`. Without `Intl`, which pricing must not wait for. */
export function percentWords(ppm: number): string {
  const fraction = String(ppm % 10_000)
    .padStart(4, '0')
    .replace(/0+$/, '');
  return `${Math.floor(ppm / 10_000)}${fraction && `.${fraction}`}%`;
}

/** Returns the millionths of a rate as it was typed: `8.875`, `8.875%`, `.5`. Undefined for anything else, also with more than four decimals; it never rounds. */
export function parsePercent(text: string): number | undefined {
  const typed = text.trim().replace(/\s*%$/, '');
  if (!/^(?:\d{1,4}(?:\.\d{0,4})?|\.\d{1,4})$/.test(typed)) return undefined;
  const [whole = '', fraction = ''] = typed.split('.');
  return Number(whole || '0') * 10_000 + Number(fraction.padEnd(4, '0'));
}
