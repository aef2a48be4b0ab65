/** What the calls about hand-offs share: who gives and who takes, what an offer needs, and how a step is written. */
export {};
