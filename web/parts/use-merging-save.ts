import { useState } from 'react';
import { problemOf } from '../session/api-problem.ts';
import { chooseWhole, mergeFields } from './merge-fields.ts';

/** Someone else (a colleague, another tab) changed the same fields in the meantime: both versions, until the person has chosen. */
export type StaleSave<Row, Fields> = {
  mine: Fields;
  saved: Row;
  fields: (keyof Fields & string)[];
  /** The server's message: who saved, if it knows. */
  message: string;
};

export type MergingSaveOptions<Row, Fields, Saved extends Row> = {
  /** The row that the form began with. */
  begun: Row;
  fieldsOf: (row: Row) => Fields;
  /** Saves the fields over the row that the person saw. */
  send: (fields: Fields, expected: Row) => Promise<Saved>;
  /** Returns the row as it is saved now. */
  fetchLatest: (expected: Row) => Promise<Row>;
  /** The fields make one whole, such as a price and a quantity: nothing is merged, so that nobody saves a pair that neither person has seen. */
  isWhole?: boolean;
  /** Runs when the form is based on a newly saved row. */
  onAccepted?: (row: Row) => void;
};

/** How often a save is tried on a row that keeps changing. */
const MAX_TRIES = 3;

/**
 * Saves a form over the version that it began with, never over one that the person hasn't seen. Changes that others made in other fields are merged.
 * If both changed the same field, `stale` has both versions until the person has chosen.
 */
export const useMergingSave = <Row, Fields extends object, Saved extends Row = Row>(
  options: MergingSaveOptions<Row, Fields, Saved>,
) => {
  const { begun, fieldsOf, send, fetchLatest, onAccepted, isWhole = false } = options;
  const [base, setBase] = useState<Row>(() => begun);
  const [stale, setStale] = useState<StaleSave<Row, Fields> | null>(null);

  const accept = <Accepted extends Row>(saved: Accepted): Accepted => {
    setStale(null);
    setBase(() => saved);
    onAccepted?.(saved);
    return saved;
  };

  /** Returns the saved row, or null if the person has to choose now. */
  const save = async (mine: Fields, from: Row = base, tries = 1): Promise<Saved | null> => {
    try {
      return accept(await send(mine, from));
    } catch (error) {
      const problem = problemOf(error);
      if (problem?.code !== 'stale' || tries === MAX_TRIES) throw error;
      const saved = await fetchLatest(from);
      const versions = { base: fieldsOf(from), mine, saved: fieldsOf(saved) };
      const { merged, conflicts } = isWhole ? chooseWhole(versions) : mergeFields(versions);
      if (conflicts.length === 0) return save(merged, saved, tries + 1);
      setStale({ mine: merged, saved, fields: conflicts, message: problem.detail ?? problem.title });
      return null;
    }
  };

  return { base, stale, save, accept };
};
