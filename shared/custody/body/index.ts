/** Where vessels and areas of the body are on the diagram of a preparation, and what a press on it changes; pure. */
export {};
