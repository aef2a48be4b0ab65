/** Writes a rate in millionths: 62,500 is `6.25%`, 70,000 is `7%`, 88,750 is `8.875%`. Without `Intl`, which pricing must not wait for. */
export function percentWords(ppm: number): string {
  const fraction = String(ppm % 10_000)
    .padStart(4, '0')
    .replace(/0+$/, '');
  return `${Math.floor(ppm / 10_000)}${fraction && `.${fraction}`}%`;
}
