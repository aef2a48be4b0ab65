/** Rows of lists and of tasks, and the row above them that selects all: their checkboxes are no form. */
const ROWS = '[data-task], thead, :is(tr, li):has([data-row])';

/** Returns whether letters belong to what has the focus: a field, a question, or a list of choices. A key that is pressed early must not leave a form. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type=checkbox]), [role=radio]') ||
    (target.matches('input[type=checkbox], [role=switch]') && target.closest(ROWS) === null) ||
    // Letters choose in a list of choices.
    target.closest('[role=listbox], [aria-haspopup=listbox]') !== null);

/** Returns whether what has the focus takes characters as text. A checkbox or a choice doesn't, so only letters are kept from leaving it. */
export const isTextEntry = (target: EventTarget | null): boolean =>
  isTyping(target) && !(target as HTMLElement).matches('input[type=checkbox], input[type=radio], [role=switch], [role=radio]');

/** Returns whether a dialog, a drawer, or a menu is open, which has the keys to itself. */
export const isSomethingOpen = (): boolean => document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null;

/** Checks whether a keystroke is a shortcut of the screen: no modifiers, not in a field, and no dialog open. */
export const isSingleKey = (
  { ctrlKey, metaKey, altKey, target, defaultPrevented, isComposing }: KeyboardEvent,
  isField = isTyping,
): boolean => !(ctrlKey || metaKey || altKey || defaultPrevented || isComposing || isField(target)) && !isSomethingOpen();
