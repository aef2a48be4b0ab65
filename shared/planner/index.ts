/** The planner's rules, pure: its table of steps, moving between them, what a home offers a plan, when a save happens, and what it contains. */
export {};
