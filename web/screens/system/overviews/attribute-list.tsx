import { Component as EntryList } from '../catalog/list/entry-list.tsx';
import { Overview } from './counted-list.tsx';

/** /System/Merchandise/Attributes: the attributes, and how many items have each value, which the server counts. */
export const Component = () => (
  <>
    <EntryList />
    <Overview
      title="Items by value"
      lead="How many items of the catalog have each value, with drafts."
      noun="attributes"
      countedOf={(rows) =>
        rows.flatMap((row) =>
          (row.tally ?? []).map(({ id, name, count }) => ({
            id: `${row.entry.id} ${id}`,
            name: `${row.name}: ${name}`,
            count,
          })),
        )
      }
      unit={['item', 'items']}
      none="No items"
      empty="There are no attributes yet."
    />
  </>
);
