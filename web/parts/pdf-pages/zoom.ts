/** How large pages are shown: as wide as their frame, or in percent of the paper, at 96 CSS pixels to the inch. */
export type Zoom = 'width' | number;

/** The steps of the buttons, in percent. */
const steps = [25, 50, 75, 100, 125, 150, 200, 300, 400];

/** CSS pixels per point of the paper, at 100 percent. */
export const PIXELS_PER_POINT = 96 / 72;

/** Returns the next larger (1) or smaller (-1) step from a size in percent; undefined at the end. */
export function zoomStep(percent: number, direction: 1 | -1): number | undefined {
  return direction === 1 ? steps.find((step) => step > percent + 0.5) : steps.findLast((step) => step < percent - 0.5);
}
