/** Rules for packages, pure: what one costs, what a save keeps, what is wrong with it, and how a new one starts. */
export {};
