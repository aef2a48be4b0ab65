import { Segments } from '#web/ui/segments.tsx';
import type { ItemsView } from '../../planner/steps/merchandise/items-address.ts';
import type { ShownItems } from './shown-address.ts';

const shown: readonly { value: ShownItems; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'offered', label: 'Offered' },
  { value: 'own', label: 'Your own' },
  { value: 'changed', label: 'Changed since your list' },
  { value: 'faulty', label: 'To look at' },
];

/** Chooses which items show. */
export const ShowChoice = ({ show, onChange }: { show: ShownItems; onChange: (show: ShownItems) => void }) => (
  <Segments label="Show" value={show} segments={shown} onChange={onChange} />
);

/** Chooses between the table, which is edited, and cards with pictures. */
export const ViewChoice = ({ view, onChange }: { view: ItemsView; onChange: (view: ItemsView) => void }) => (
  <Segments
    label="View"
    value={view}
    segments={[
      { value: 'list', label: 'Table' },
      { value: 'pictures', label: 'Cards' },
    ]}
    onChange={onChange}
  />
);
