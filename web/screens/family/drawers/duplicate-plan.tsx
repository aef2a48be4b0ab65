import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { LocationCard } from '#shared/contract/marketplace-views.ts';
import type { PlanView } from '#shared/model/plan-view.ts';
import { planTitle } from '#shared/planner/plan-title.ts';
import { defaultBasket } from '#shared/pricing/basket.ts';
import { useDrawer, useDrawerTitle } from '#web/drawers/use-drawer.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { HomeFinder } from '#web/parts/home-finder.tsx';
import { FORCE_HASH, paths } from '#web/paths.ts';
import { useProfile } from '#web/screens/marketplace/use-profile.ts';
import { api } from '#web/session/api.ts';
import { useIdempotencyKey } from '#web/session/idempotency-key.ts';
import { query } from '#web/session/query.ts';
import { FailedPanel, SkeletonText } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.ts';
import { usePlan } from '../use-plans.ts';

export const title = 'Duplicate for another home';

const Choice = ({ plan }: { plan: PlanView }) => {
  const navigate = useNavigate();
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const { data: home } = useProfile(plan.home.locationId);
  useDrawerTitle(`Duplicate "${planTitle(plan.arrangement)}"`);
  const duplicate = useMutation({
    mutationFn: (to: LocationCard) => {
      const input = { id: plan.arrangement.arrangementId, locationId: to.id };
      return api.plans.duplicateArrangement(input, { context: { idempotencyKey: keyFor(input) } });
    },
    onSuccess: async (copy, to) => {
      await client.invalidateQueries({ queryKey: query.plans.key() });
      const left = copy.dropped.length;
      const gone =
        left === 0 ? '' : ` ${left === 1 ? 'One choice is' : `${left} choices are`} not offered there. Please review it.`;
      toast(`Your plan is now at ${to.name} too.${gone}`, { tone: 'success' });
      // On a narrow screen, the drawer would block the navigation.
      await navigate(paths.planDetails({ planId: copy.arrangement.arrangementId }) + FORCE_HASH);
    },
  });
  return (
    <div className="grid gap-5" aria-busy={duplicate.isPending || undefined}>
      <p className="text-muted">
        We’ll copy the people, your wishes, and everything the other home also offers. This plan doesn’t change, and no one is
        notified.
      </p>
      <FormFailure error={duplicate.error} />
      <HomeFinder
        around={home ? { lat: home.address.lat, lon: home.address.lon } : null}
        basket={defaultBasket}
        except={[]}
        onPick={(to) => {
          if (!duplicate.isPending) duplicate.mutate(to);
        }}
      />
    </div>
  );
};

/** Copies a plan for another home, over the list of plans. */
export const Component = () => {
  const { params } = useDrawer();
  const plan = usePlan(params.plan ?? '');
  if (plan.data) return <Choice plan={plan.data} />;
  if (plan.isLoadingError) return <FailedPanel title="The plan could not be loaded." onRetry={() => void plan.refetch()} />;
  return <SkeletonText lines={6} />;
};
