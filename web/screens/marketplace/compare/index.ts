/** Comparing two to four homes belongs here: choosing them while searching, the screen, its printed page, and sending it to a relative. */
export {};
