/** The arrangement planner: its frame, the plan in memory and its saving, and one file a step (`steps/registry.ts`). */
export {};
