/** The price of a plan, pure: one rule (`price-plan.ts`) for screen, server, and paper, the reason for each line, comparisons, and what would save the most. */
export {};
