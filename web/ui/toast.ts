/** One message at the edge of the screen. Errors of a form never go here alone: they stand beside their field. */
export type ToastMessage = {
  text: string;
  tone?: 'plain' | 'success' | 'danger';
  /** Takes back what was just done; the toast then stays longer. */
  undo?: () => void;
  /** Tries once more what has failed; the toast then stays as long. */
  retry?: () => void;
  /** Loads the page again, in its newer version; the toast stays until it is pressed or put away. */
  reload?: () => void;
};

type Show = (message: ToastMessage) => void;

let show: Show | undefined;
let isWanted: (() => void) | undefined;
const waiting: ToastMessage[] = [];

/** Shows a toast. The first one of a visit loads the code that draws it. */
export const toast = (text: string, options: Omit<ToastMessage, 'text'> = {}): void => {
  const message = { text, ...options };
  if (show) show(message);
  else {
    waiting.push(message);
    isWanted?.();
  }
};

/** The place where toasts are drawn waits for the first one: `onFirst` is called as soon as there is one. */
export const whenToastWanted = (onFirst: () => void): (() => void) => {
  isWanted = onFirst;
  if (waiting.length > 0) onFirst();
  return () => {
    isWanted = undefined;
  };
};

/** Takes over the drawing, beginning with what has been waiting. */
export const drawToastsWith = (draw: Show): (() => void) => {
  show = draw;
  for (const message of waiting.splice(0)) draw(message);
  return () => {
    show = undefined;
  };
};
