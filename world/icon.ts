import type { IconFacts } from './data/carousels.ts';

/**
 * Draws an icon of a carousel as an SVG document: quiet fill, lines in the product's pine, legible on light and dark surfaces (docs/decisions.md, Look).
 */
export const iconSvg = ({ lines, fills }: IconFacts): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="192" height="192"><rect width="96" height="96" rx="16" fill="#f3f0ea"/>' +
  `${fills ? `<path d="${fills}" fill="#cfe0d9"/>` : ''}` +
  `<path d="${lines}" fill="none" stroke="#1f5c54" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>\n`;
