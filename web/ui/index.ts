/**
 * Product-blind components belong here: they know shapes, keys, and colors, and nothing about funerals, sessions, or calls.
 *
 * There is no barrel: import a component from its own file, so that a screen loads only what it shows. There are two kinds:
 * - light components, native elements with our own behavior, free to use on any screen;
 * - components on React Aria (`drawer.tsx`, `dialog.tsx`, `menu-popover.tsx`), which a public screen loads only with the first interaction.
 */
export {};
