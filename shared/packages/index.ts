/** Rules of packages, pure: what one costs, what of it is kept when it is saved, what is wrong with it, and how a new one begins. */
export {};
