import type { KeyboardEvent } from 'react';

/** Fields of one line that do nothing else with Enter. */
const ONE_LINE = 'input:not([role=combobox], [type=checkbox], [type=radio], [type=file])';

/** Returns a handler that acts on Enter in a field of one line, as a form does. A field that uses the key keeps it. */
export const onEnterInField = (act: () => void) => (event: KeyboardEvent<HTMLElement>) => {
  const { key, target, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || event.isDefaultPrevented()) return;
  if (!(target instanceof Element) || !target.matches(ONE_LINE)) return;
  event.preventDefault();
  act();
};
