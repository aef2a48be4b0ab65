import { useQuery } from '@tanstack/react-query';
import { isGuid } from '#shared/values/ids.ts';
import { query } from '#web/session/index.ts';

/** A plan as it was sent to the home that the person works for; any other is not there. */
export const useSentPlan = (planId: string) =>
  useQuery({ ...query.plans.getArrangement.queryOptions({ input: { id: planId } }), enabled: isGuid(planId) });
