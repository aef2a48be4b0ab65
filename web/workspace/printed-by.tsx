import { useWorkspace } from './use-workspace.ts';

/** Says on paper whose sheet it is, and when it was printed: what it says may have changed since. */
export const PrintedBy = () => {
  const { locationName } = useWorkspace();
  return (
    <p className="hidden text-sm print:block">
      {locationName && `${locationName}. `}Printed {new Date().toLocaleDateString('en-US', { dateStyle: 'long' })}.
    </p>
  );
};
