import { useState } from 'react';
import { problemOf } from '../session/api-problem.ts';
import { mergeFields } from './merge-fields.ts';

/** Somebody else (a colleague, another tab) changed the same fields in the meantime: both, until the person has chosen. */
export type StaleSave<Row, Fields> = {
  mine: Fields;
  saved: Row;
  fields: (keyof Fields & string)[];
  /** What the server says of it: who saved, where it knows. */
  message: string;
};

export type MergingSaveOptions<Row, Fields, Saved extends Row> = {
  /** What the form began with. */
  begun: Row;
  fieldsOf: (row: Row) => Fields;
  /** Saves the fields over the row as it was seen. */
  send: (fields: Fields, expected: Row) => Promise<Saved>;
  /** The row as it is saved now. */
  readAnew: (expected: Row) => Promise<Row>;
  /** Once a saved row is what the form stands on. */
  onAccepted?: (row: Row) => void;
};

/** A save that meets a row again and again in motion gives up after this many tries. */
const MAX_TRIES = 3;

/**
 * Saves a form over the version that it began with, never over one it has not seen. What others changed elsewhere is taken over; where both changed
 * the same field, `stale` holds both until the person has chosen.
 */
export const useMergingSave = <Row, Fields extends object, Saved extends Row = Row>(
  options: MergingSaveOptions<Row, Fields, Saved>,
) => {
  const { begun, fieldsOf, send, readAnew, onAccepted } = options;
  const [base, setBase] = useState<Row>(() => begun);
  const [stale, setStale] = useState<StaleSave<Row, Fields> | null>(null);

  const accept = <Accepted extends Row>(saved: Accepted): Accepted => {
    setStale(null);
    setBase(() => saved);
    onAccepted?.(saved);
    return saved;
  };

  /** Answers the row as saved, or null where the choice is the person's now. */
  const save = async (mine: Fields, from: Row = base, tries = 1): Promise<Saved | null> => {
    try {
      return accept(await send(mine, from));
    } catch (error) {
      const problem = problemOf(error);
      if (problem?.code !== 'stale' || tries === MAX_TRIES) throw error;
      const saved = await readAnew(from);
      const { merged, conflicts } = mergeFields({ base: fieldsOf(from), mine, saved: fieldsOf(saved) });
      if (conflicts.length === 0) return save(merged, saved, tries + 1);
      setStale({ mine: merged, saved, fields: conflicts, message: problem.detail ?? problem.title });
      return null;
    }
  };

  return { base, stale, save, accept };
};
