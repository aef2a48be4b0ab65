import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CaseServices, CaseServiceView, FamilyServices, ServiceChange } from '#shared/contract/case-details-views.ts';
import { api, newIdempotencyKey, problemOf, query } from '#web/session/index.ts';
import { useCaseChanged } from '../../use-case.ts';

const servicesQuery = (caseId: string) => query.caseDetails.getCaseDisplayServices.queryOptions({ input: { id: caseId } });

/** Narrows the view to a home's: a family gets a smaller one from the same call. */
function ofHome(found: CaseServices | FamilyServices): CaseServices {
  if (found.viewer === 'family') throw new Error('These are the services as a family sees them.');
  return found;
}

/** Returns the display services of a case, and how to change one over the version that the person saw. */
export function useDisplayServices(caseId: string) {
  const client = useQueryClient();
  const { answered } = useCaseChanged();
  const options = servicesQuery(caseId);
  const services = useQuery({ ...options, select: ofHome, refetchOnMount: 'always' });
  const one = (found: CaseServices | FamilyServices, id: string): CaseServiceView => {
    const row = ofHome(found).items.find(({ displayServiceId }) => displayServiceId === id);
    if (!row) throw new Error('That display service was removed.');
    return row;
  };

  /** Saves a change and returns the saved row. If someone else was first, it reloads what is saved before it throws. */
  const save = async (change: ServiceChange): Promise<CaseServiceView> => {
    try {
      const saved = await api.caseDetails.saveCaseDisplayServices(
        { caseId, services: [change] },
        { context: { idempotencyKey: newIdempotencyKey() } },
      );
      client.setQueryData(options.queryKey, saved);
      answered();
      return one(saved, change.displayServiceId);
    } catch (error) {
      if (problemOf(error)?.code === 'stale') await services.refetch();
      throw error;
    }
  };
  const fetchLatest = async ({ displayServiceId }: CaseServiceView): Promise<CaseServiceView> =>
    one(await client.fetchQuery({ ...options, staleTime: 0 }), displayServiceId);
  return { services, save, fetchLatest };
}
export type DisplayServices = ReturnType<typeof useDisplayServices>;
