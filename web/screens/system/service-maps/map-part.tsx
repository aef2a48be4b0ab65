import { useMemo } from 'react';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';
import type { Service, ServiceCategory } from '#shared/model/service.ts';
import { EmptyState, FailedPanel, Skeleton } from '#web/ui/states.tsx';
import { useEveryEntry } from '../every-entry/use-every-entry.ts';
import type { MatrixLine } from '../matrix/matrix-props.ts';
import { ServiceMap, type ServiceMapProps } from './service-map.tsx';

/** Services by category, in the order of the price list. */
function useServices() {
  const services = useEveryEntry('services');
  const categories = useEveryEntry('serviceCategories');
  const lines = useMemo((): MatrixLine[] | undefined => {
    if (!services.data || !categories.data) return undefined;
    const all = categories.data.map(({ entry }) => entry as Partial<ServiceCategory> & EntryRow['entry']);
    const orderOf = new Map(all.map(({ id, sortOrder = 0 }) => [id, sortOrder]));
    const placeOf = ({ entry }: EntryRow) => {
      const { serviceCategoryId = '', sortOrder = 0 } = entry as Partial<Service>;
      return (orderOf.get(serviceCategoryId) ?? 0) * 10_000 + sortOrder;
    };
    return services.data
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .map(({ entry, name }) => ({ id: entry.id, name }));
  }, [services.data, categories.data]);
  return { lines, loading: [services, categories] };
}

export type MapPartProps = Omit<ServiceMapProps, 'rows' | 'services'> & {
  /** What the order of the rows needs besides. */
  besides?: ReturnType<typeof useEveryEntry>;
  /** The entries in the order of the rows. */
  sorted: (rows: readonly EntryRow[]) => EntryRow[];
};

/** Loads the entries and the services, and shows their map. */
export const MapPart = ({ sorted, besides, ...map }: MapPartProps) => {
  const entries = useEveryEntry(map.noun);
  const { lines, loading } = useServices();
  const rows = useMemo(() => (!besides || besides.data) && entries.data && sorted(entries.data), [entries.data, besides, sorted]);
  const failed = [entries, ...(besides ? [besides] : []), ...loading].filter(({ isError }) => isError);
  return (
    <>
      {failed.length > 0 && (
        <FailedPanel
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
          isRetrying={failed.some(({ isFetching }) => isFetching)}
        />
      )}
      {failed.length === 0 && (!rows || !lines) && (
        <div aria-busy="true">
          <Skeleton className="h-96 w-full" />
        </div>
      )}
      {rows && lines && (rows.length === 0 || lines.length === 0) && (
        <EmptyState title="Nothing to map yet">There has to be a service, and something that charges it.</EmptyState>
      )}
      {rows && lines && rows.length > 0 && lines.length > 0 && <ServiceMap {...map} rows={rows} services={lines} />}
    </>
  );
};
