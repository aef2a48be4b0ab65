import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs a task at once, or, while a mouse button is down, in the frame after it was let go. Leaving a field is the first half of a click on something else:
 * what grows or shrinks in that moment moves the thing from under the pointer, and the click lands nowhere. A tap sends the same events.
 */
export const useAfterPress = (): ((task: () => void) => void) => {
  const press = useRef({ isDown: false, waiting: [] as (() => void)[] });
  useEffect(() => {
    const { current } = press;
    const run = () => {
      for (const task of current.waiting.splice(0)) task();
    };
    const down = () => {
      current.isDown = true;
    };
    const up = () => {
      current.isDown = false;
      requestAnimationFrame(run);
    };
    // In the capture phase: the button goes down before the field in focus is left. What is dragged ends in no `mouseup`.
    const events = [
      ['mousedown', down],
      ['mouseup', up],
      ['dragend', up],
    ] as const;
    for (const [name, listen] of events) addEventListener(name, listen, true);
    return () => {
      for (const [name, listen] of events) removeEventListener(name, listen, true);
      run();
    };
  }, []);
  return useCallback((task) => {
    if (press.current.isDown) press.current.waiting.push(task);
    else task();
  }, []);
};
