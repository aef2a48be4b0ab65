/** The arrangement planner: its frame, the plan in memory and its saving, and one file for each step (`steps/registry.ts`). */
export {};
