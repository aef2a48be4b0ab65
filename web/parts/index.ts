/** Product-aware pieces that two or more screens show belong here, one file a piece; what only one screen shows stands beside it. */
export {};
