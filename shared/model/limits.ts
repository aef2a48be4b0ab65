// Bounds that a screen needs without the schemas of arrangement.ts and location.ts.

/** The longest description of a home, in characters. */
export const MAX_DESCRIPTION = 5000;

/** The longest name of a plan, in characters. */
export const MAX_PLAN_NAME = 80;

/** The most units of one item of merchandise. */
export const MAX_ITEM_UNITS = 999;

/** The longest text about when a family can be reached, and the longest message to the home with a plan, in characters. */
export const MAX_BEST_TIME = 200;
export const MAX_PLAN_MESSAGE = 2000;
