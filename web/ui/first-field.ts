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

/** Moves the focus to the first field inside `root` that is wrong, or has an error below it, such as a drawn signature, with its label in view. Returns false if none is. */
export const focusFirstInvalid = (root: Element): boolean => {
  const wrong = root.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid], [id$="-error"]:not(:empty)');
  if (!wrong) return false;
  const isError = wrong.id.endsWith('-error');
  const owner = isError ? (document.getElementById(wrong.id.replace(/-error$/, '')) ?? wrong.parentElement ?? wrong) : wrong;
  const field = owner.matches(FIELDS) ? owner : owner.querySelector<HTMLElement>(`${FIELDS}, button`);
  if (!field) return false;
  stopOf(field, root).focus({ preventScroll: true });
  (field.closest('fieldset') ?? field.parentElement?.parentElement ?? field).scrollIntoView({ block: 'center' });
  return true;
};
