const FIELDS = ['input:not([type=hidden], [type=submit], [hidden])', 'select', 'textarea']
  .map((field) => `${field}:not(:disabled)`)
  .join(', ');

/** Returns the element that Tab would reach: of radio buttons, the chosen one. */
const stopOf = (field: HTMLElement, root: Element): HTMLElement => {
  if (!(field instanceof HTMLInputElement) || field.type !== 'radio' || !field.name) return field;
  return root.querySelector<HTMLElement>(`input[type=radio][name="${CSS.escape(field.name)}"]:checked`) ?? field;
};

/** Moves the focus to the first field inside `root`. Returns false if there is none. */
export const focusFirstField = (root: Element): boolean => {
  const field = root.querySelector<HTMLElement>(FIELDS);
  if (field) stopOf(field, root).focus();
  return field !== null;
};

/** Moves the focus to the first field of a part that opened. It’s given as the part’s `ref`, since the button that opened it may be gone. */
export const focusOpened = (part: Element | null): void => {
  if (part) focusFirstField(part);
};

/** Moves the focus to the first field that is marked as wrong, by itself or in a group (`data-invalid`). */
export const focusFirstWrong = (root: Element): void => {
  const wrong = root.querySelector('[aria-invalid="true"], [data-invalid]');
  if (wrong instanceof HTMLElement && wrong.matches(FIELDS)) wrong.focus();
  else if (wrong) focusFirstField(wrong);
};
