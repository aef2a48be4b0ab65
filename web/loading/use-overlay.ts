import { useRef, useState } from 'react';

/**
 * What a person has changed, by its id, laid over what a list holds until the list says so itself. Changes of one thing are sent one after another: sent
 * side by side, an Undo could arrive after what was done next, and win.
 */
export function useOverlay<Value>() {
  const [overlay, setOverlay] = useState<ReadonlyMap<string, Value>>(new Map());
  const latest = useRef(new Map<string, symbol>());
  const waiting = useRef(new Map<string, Promise<unknown>>());
  return {
    overlay,
    /** Lays a value over the list; what it returns takes it off again, unless another was laid over it since. */
    lay: (id: string, value: Value): (() => void) => {
      const mark = Symbol(id);
      latest.current.set(id, mark);
      setOverlay((now) => new Map(now).set(id, value));
      return () => {
        if (latest.current.get(id) !== mark) return;
        setOverlay((now) => new Map([...now].filter(([each]) => each !== id)));
      };
    },
    /** Sends a change once the changes of the same thing before it have been answered. */
    sendInTurn: <Answer>(id: string, send: () => Promise<Answer>): Promise<Answer> => {
      const sent = (waiting.current.get(id) ?? Promise.resolve()).then(send, send);
      waiting.current.set(id, sent);
      return sent;
    },
  };
}
