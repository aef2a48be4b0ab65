import { valuesByState } from '#shared/catalog/overviews.ts';
import type { State } from '#shared/model/state.ts';
import { Component as EntryList } from '../catalog/list/entry-list.tsx';
import { Overview } from './counted-list.tsx';

/** /System/SystemStates: the states, and which served ones lack values of their law. */
export const Component = () => (
  <>
    <EntryList />
    <Overview
      title="Gaps in served states"
      lead="How many of the four values of its law each state has: retention, filing, the wait before a cremation, and allowed dispositions. Without one, readers say that they don’t know."
      noun="states"
      countedOf={(rows) => valuesByState(rows.map(({ entry }) => entry) as unknown as State[])}
      unit={['of 4 values', 'of 4 values']}
      none="No values"
      empty="No state is served yet."
    />
  </>
);
