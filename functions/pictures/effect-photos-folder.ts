/**
 * The folder of the files bucket for pictures of personal effects, with a folder for each case. Nobody has an address of one: they may show what is worth something, or a name. One
 * that is taken off the list is kept, because the custody record may name it.
 */
export const effectPhotosFolder = 'effect-photos/';
