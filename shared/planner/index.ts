/** The planner's rules, pure: its table of steps, how one moves through it, what a home offers a plan, when a save happens and what it holds. */
export {};
