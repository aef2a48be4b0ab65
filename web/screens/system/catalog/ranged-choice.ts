import { type ChangeEvent, useRef } from 'react';

type Chosen = ReadonlySet<string>;

/** Returns what is chosen after a row is: with the rows up to the one that was pressed before, which all become as it becomes. */
export function withRange(chosen: Chosen, keys: readonly string[], [from, to]: readonly [string, string]): Chosen {
  const [start, end] = [keys.indexOf(from), keys.indexOf(to)];
  const between = start < 0 ? [to] : keys.slice(Math.min(start, end), Math.max(start, end) + 1);
  return chosen.has(to) ? new Set([...chosen].filter((key) => !between.includes(key))) : new Set([...chosen, ...between]);
}

/** Returns a function that chooses a row or takes it out and, if Shift is held, all rows up to the one that was pressed before. */
export const useRangedChoice = (chosen: Chosen, keys: readonly string[], onChoose: (chosen: Chosen) => void) => {
  const last = useRef<string | undefined>(undefined);
  return (key: string, event?: ChangeEvent) => {
    const isRange = event !== undefined && (event.nativeEvent as Partial<MouseEvent>).shiftKey === true;
    onChoose(withRange(chosen, keys, [isRange && last.current !== undefined ? last.current : key, key]));
    last.current = key;
  };
};
