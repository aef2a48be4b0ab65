import type { MouseEvent } from 'react';
import { goOnAt } from '#web/routing/unsaved.ts';

/** Returns what a link to another step does when it's pressed: the page stays, so that what isn't saved yet isn't lost, and the step's title takes the focus. */
export const goesOn =
  (to: string) =>
  ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): void => {
    // Another tab or window has its own page.
    if (button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey) goOnAt(to);
  };
