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

/** The most taxes and discounts of a home. */
export const MAX_TAXES = 20;
export const MAX_DISCOUNTS = 50;

/** The longest standing terms of a home, in characters. A contract's own terms begin with them and have room for more. */
export const MAX_STANDING_TERMS = 6000;
/** The most days in which something is due by a home's terms. */
export const MAX_TERM_DAYS = 365;
