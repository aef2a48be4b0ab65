import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs a task immediately or, while a mouse button is down, in the frame after its release. Leaving a field is the first half of a click on something
 * else: if something grows or shrinks in that moment, the target moves from under the pointer and the click misses. A tap sends the same events.
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
    // In the capture phase, because the button goes down before the focused field is left. A drag ends without `mouseup`.
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
