/**
 * Which status may follow which: one file per noun with its table of transitions. The screen (which disables actions and says why) and the server both ask
 * it.
 */
export {};
