/** What the calls of a home's staff and of administrators about its reviews share: importing and clearing them. */
export {};
