import { useQuery } from '@tanstack/react-query';
import { FilePlus2 } from 'lucide-react';
import type { PreConfiguredSummary } from '#shared/contract/packages.ts';
import { dispositionType } from '#shared/model/enumerations/disposition.ts';
import { query } from '#web/session/query.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { FailedPanel, Skeleton } from '#web/ui/states.tsx';
import { workPaths } from '#web/work-paths.ts';

const Names = ({ title, names }: { title: string; names: readonly string[] }) =>
  names.length === 0 ? null : (
    <>
      <p className="mt-3 font-semibold">{title}</p>
      <ul className="mt-1 list-disc pl-5 text-muted">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );

const Offer = ({ offer, locationId }: { offer: PreConfiguredSummary; locationId: string }) => (
  <Card className="flex flex-col p-4">
    <h3 className="text-base">{offer.name}</h3>
    <p className="text-muted">{dispositionType.label(offer.dispositionType)}</p>
    <p className="mt-2">{offer.description}</p>
    <Disclosure title="What’s included" aside={`${offer.includes.length} included`} className="mt-2 border-b-0">
      <Names title="Included" names={offer.includes} />
      <Names title="Not included" names={offer.excludes} />
    </Disclosure>
    <LinkButton
      size="compact"
      className="mt-auto self-start"
      aria-label={`Start with this: ${offer.name}`}
      to={`${workPaths.templateBuilder({ locationId, packageId: 'new' })}?from=${offer.id}`}
    >
      Start with this
    </LinkButton>
  </Card>
);

/** Starts a package: empty, or from one that most homes sell, at this home's prices. */
export const NewPackage = ({ locationId }: { locationId: string }) => {
  const { data, isError, isFetching, refetch } = useQuery(query.packages.getPreConfiguredTemplates.queryOptions({}));
  return (
    <section aria-labelledby="new-package" className="rounded-card border border-border bg-sunken p-4 sm:p-6">
      <h2 id="new-package" tabIndex={-1} className="text-lg">
        New package
      </h2>
      <p className="mt-1 max-w-measure text-muted">
        Start from scratch, or from a package most homes sell, with your own prices. Nothing is saved or shown to families until
        you save it.
      </p>
      <LinkButton
        look="primary"
        size="compact"
        icon={FilePlus2}
        className="mt-4"
        to={workPaths.templateBuilder({ locationId, packageId: 'new' })}
      >
        Start with a blank package
      </LinkButton>
      <div aria-busy={!data && !isError} className="mt-5 grid items-stretch gap-4 sm:grid-cols-2 wide:grid-cols-3">
        {isError && !data && <FailedPanel className="col-span-full" onRetry={() => void refetch()} isRetrying={isFetching} />}
        {!data && !isError && [1, 2, 3].map((nth) => <Skeleton key={nth} className="h-56 rounded-card" />)}
        {data?.items.map((offer) => (
          <Offer key={offer.id} offer={offer} locationId={locationId} />
        ))}
      </div>
    </section>
  );
};
