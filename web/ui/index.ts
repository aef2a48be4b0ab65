/**
 * Product-blind pieces belong here: they know shapes, keys and colours, and nothing of funerals, sessions or calls.
 *
 * There is no barrel: import a piece from its own file, so that a screen carries only what it shows. Two kinds live here:
 * - light pieces, native elements with our own behaviour, free to use on any screen;
 * - pieces on React Aria (`drawer.tsx`, `dialog.tsx`, `menu-popover.tsx`), which a public screen loads with the first interaction only.
 */
export {};
