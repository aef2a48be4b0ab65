import type { HomeRules } from '#shared/contract/pricing-views.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { useHomeRules } from '../rules/use-home-rules.ts';
import { CardPayments } from './card-payments.tsx';
import { TermsForm } from './terms-form.tsx';

const Kept = ({ retentionYears }: Pick<HomeRules, 'retentionYears'>) => {
  const { locationId } = useWorkspace();
  const years = retentionYears === 1 ? 'one year' : `${retentionYears} years`;
  return (
    <section className="mt-8 max-w-form border-t border-border pt-6">
      <h2 className="text-lg">How long contracts are kept</h2>
      <p className="mt-2">
        At least {years} (16 CFR 453.6). Signed contracts are never deleted automatically. You set the time in the{' '}
        <TextLink to={`${workPaths.priceList({ locationId })}?tab=settings`}>settings of your price list</TextLink>.
      </p>
    </section>
  );
};

/** `/locations/{id}/pricing/contract-terms`: what the home sets once for its contracts. */
export const Component = () => {
  const { locationId, may, whyNot } = useWorkspace();
  const view = useHomeRules();
  return (
    <WorkspacePage
      title="Contract terms"
      lead="Every new contract starts with these. Contracts that are open or signed keep the terms they have."
      actions={
        <LinkButton size="compact" to={workPaths.pricing({ locationId })}>
          Prices
        </LinkButton>
      }
    >
      {!may('prices.change') && <Banner className="mb-4">{whyNot('prices.change')}</Banner>}
      {view.data ? (
        <>
          <TermsForm view={view.data} />
          {may('payments.change') && <CardPayments />}
          <Kept retentionYears={view.data.retentionYears} />
        </>
      ) : view.isPending ? (
        <div aria-busy="true" className="grid max-w-form gap-6">
          <Skeleton className="h-48 w-full" />
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-24 w-full" />
        </div>
      ) : (
        <FailedQuery of={view} title="We couldn’t load your contract terms." />
      )}
    </WorkspacePage>
  );
};
