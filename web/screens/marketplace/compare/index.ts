/** Two to four homes side by side belong here: the choosing while one searches, the screen, its paper and what is sent to a relative. */
export {};
