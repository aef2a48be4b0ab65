/** One message at the edge of the screen. Errors of a form never go only here: they are beside their fields. */
export type ToastMessage = {
  text: string;
  tone?: 'plain' | 'success' | 'danger';
  /** Undoes what was just done; the toast then stays longer. */
  undo?: () => void;
  /** Retries what failed; the toast then stays as long. */
  retry?: () => void;
  /** Reloads the page in its newer version; the toast stays until it is pressed or dismissed. */
  reload?: () => void;
};

/** Shows a message, and returns what takes it away. */
type Show = (message: ToastMessage) => () => void;

let show: Show | undefined;
let isWanted: (() => void) | undefined;
const waiting: ToastMessage[] = [];
const shown = new WeakMap<ToastMessage, () => void>();

/** Shows a toast, and returns what takes it away once it no longer applies. The first one of a visit loads the code that renders it. */
export const toast = (text: string, options: Omit<ToastMessage, 'text'> = {}): (() => void) => {
  const message = { text, ...options };
  if (show) shown.set(message, show(message));
  else {
    waiting.push(message);
    isWanted?.();
  }
  return () => {
    const at = waiting.indexOf(message);
    if (at >= 0) waiting.splice(at, 1);
    shown.get(message)?.();
  };
};

/** Calls `onFirst` as soon as there is a toast, so that the region can load. */
export const whenToastWanted = (onFirst: () => void): (() => void) => {
  isWanted = onFirst;
  if (waiting.length > 0) onFirst();
  return () => {
    isWanted = undefined;
  };
};

/** Takes over the rendering, beginning with the waiting toasts. */
export const drawToastsWith = (draw: Show): (() => void) => {
  show = draw;
  for (const message of waiting.splice(0)) shown.set(message, draw(message));
  return () => {
    show = undefined;
  };
};
