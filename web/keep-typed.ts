/**
 * Remembers what somebody typed into the prerendered page before the app took over, and where the focus was. The answer puts it into the
 * app's own input of the same name, as if it had been typed there.
 */
export const keepTyped = (container: HTMLElement): (() => void) => {
  const old = [...container.querySelectorAll<HTMLInputElement>('input[name]')].find(
    (input) => input === document.activeElement || (input.type === 'text' && input.value !== ''),
  );
  if (!old) return () => undefined;
  const { name, value } = old;
  const hadFocus = old === document.activeElement;
  return () => {
    const observer = new MutationObserver(() => {
      const input = container.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`);
      if (!input || input === old) return;
      observer.disconnect();
      if (hadFocus) input.focus({ preventScroll: true });
      if (!value || input.value === value) return;
      // React hears an input only through the element's own setter.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    observer.observe(container, { childList: true, subtree: true });
  };
};
