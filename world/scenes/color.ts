// Colors as `#rrggbb`, mixed in OKLab (Björn Ottosson), so that halves between a green and a rose stay clean instead of turning gray.

type Lab = [number, number, number];

const toLinear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const fromLinear = (channel: number) => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055);

function toLab(hex: string): Lab {
  const [r, g, b] = [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as Lab;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([L, A, B]: Lab): string {
  const l = (L + 0.3963377774 * A + 0.2158037573 * B) ** 3;
  const m = (L - 0.1055613458 * A - 0.0638541728 * B) ** 3;
  const s = (L - 0.0894841775 * A - 1.291485548 * B) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const byte = (channel: number) => Math.round(255 * Math.min(1, Math.max(0, fromLinear(Math.max(0, channel)))));
  return `#${channels.map((channel) => byte(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the color `share` of the way from one to the other (0 is `from`, 1 is `to`). */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [toLab(from), toLab(to)];
  return toHex([0, 1, 2].map((at) => (a[at] as number) + ((b[at] as number) - (a[at] as number)) * share) as Lab);
}

/** Returns a lighter (positive) or darker (negative) color by a share of OKLab lightness, keeping hue. Darks lose a little chroma as paint does. */
export function lighter(color: string, by: number): string {
  const [L, A, B] = toLab(color);
  const chroma = by < 0 ? 1 + by * 0.6 : 1 - by * 0.5;
  return toHex([Math.min(1, Math.max(0, L + by)), A * chroma, B * chroma]);
}

/** Returns perceived lightness, 0 to 1. */
export const lightnessOf = (color: string): number => toLab(color)[0];
