/** The price of a plan, pure: one rule (`price-plan.ts`) for screen, server and paper, the why of each of its lines, comparing, and what would save most. */
export {};
