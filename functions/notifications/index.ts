/** What reactions and calls about notifications share: who receives one, what it says, and how its recipient sees it now. */
export {};
