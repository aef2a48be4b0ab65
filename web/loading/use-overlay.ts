import { useRef, useState } from 'react';

/**
 * Overlays a person's changes, by id, on a list until the list itself has them. Changes of one thing are sent in order: sent in parallel, an Undo
 * could arrive after a later change, and win.
 */
export function useOverlay<Value>() {
  const [overlay, setOverlay] = useState<ReadonlyMap<string, Value>>(new Map());
  const latest = useRef(new Map<string, symbol>());
  const waiting = useRef(new Map<string, Promise<unknown>>());
  return {
    overlay,
    /** Overlays a value on the list. Returns a function that removes it, unless another value has replaced it since. */
    apply: (id: string, value: Value): (() => void) => {
      const mark = Symbol(id);
      latest.current.set(id, mark);
      setOverlay((now) => new Map(now).set(id, value));
      return () => {
        if (latest.current.get(id) !== mark) return;
        setOverlay((now) => new Map([...now].filter(([each]) => each !== id)));
      };
    },
    /** Sends a change once earlier changes of the same thing have been answered. */
    sendInTurn: <Answer>(id: string, send: () => Promise<Answer>): Promise<Answer> => {
      const sent = (waiting.current.get(id) ?? Promise.resolve()).then(send, send);
      waiting.current.set(id, sent);
      return sent;
    },
  };
}
