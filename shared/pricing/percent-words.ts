/** Writes a rate in basis points: 625 is `6.25%`, 700 is `7%`. Without `Intl`, which pricing must not wait for. */
export function percentWords(basisPoints: number): string {
  const fraction = String(basisPoints % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return `${Math.floor(basisPoints / 100)}${fraction && `.${fraction}`}%`;
}
