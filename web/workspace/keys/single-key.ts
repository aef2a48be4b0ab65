const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type=checkbox], [type=radio])') ||
    // Letters choose in a list of choices.
    target.closest('[role=listbox], [aria-haspopup=listbox]') !== null);

/** Returns whether a dialog, a drawer, or a menu is open, which has the keys to itself. */
export const isSomethingOpen = (): boolean => document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null;

/** Checks whether a keystroke is a shortcut of the screen: no modifiers, not in a field, and no dialog open. */
export const isSingleKey = ({ ctrlKey, metaKey, altKey, target, defaultPrevented, isComposing }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey || defaultPrevented || isComposing || isTyping(target)) && !isSomethingOpen();
