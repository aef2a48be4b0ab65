import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { comparedHomes } from '#shared/pricing/compare-homes.ts';
import { FaqButton } from '#web/parts/faq/faq-button.tsx';
import { usePageTitle } from '#web/shell/use-page-title.ts';
import { FailedPanel, Skeleton } from '#web/ui/states.tsx';
import { BackToResults } from '../funeral-home/back-to-results.tsx';
import { chooseHomes } from './chosen-homes.ts';
import { readComparison } from './comparison-address.ts';
import { LeftOut } from './left-out.tsx';
import { SideBySide } from './side-by-side.tsx';
import { TooFew } from './too-few.tsx';
import { useComparedHomes } from './use-compared-homes.ts';

const titleOf = (count: number) => (count < comparedHomes.min ? 'Compare funeral homes' : `Compare ${count} funeral homes`);

const Coming = ({ count }: { count: number }) => (
  <div aria-busy="true" className="mt-8 space-y-4">
    <Skeleton className="h-11 w-full max-w-form" />
    <div className="grid gap-4 lg:grid-cols-4">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key
        <Skeleton key={index} className="h-40" />
      ))}
    </div>
    <Skeleton className="h-96" />
  </div>
);

/** `/compare`: two to four homes on the same basket. Everything that it shows is in its address, so that it can be sent. */
export const Component = () => {
  const [params] = useSearchParams();
  const address = useMemo(() => readComparison(params), [params]);
  const compared = useComparedHomes(address.ids);
  const { homes, failed, isPending, isStale } = compared;
  const count = isPending ? address.ids.length : homes.length;
  usePageTitle(homes.length < comparedHomes.min ? undefined : `Compare ${homes.map(({ name }) => name).join(', ')}`);
  useEffect(() => {
    // People who go back to searching find these homes checked.
    if (!isStale && homes.length > 0) chooseHomes(homes);
  }, [homes, isStale]);
  const hasAllFailed = homes.length === 0 && failed.length > 0;
  return (
    <div className="mx-auto max-w-page px-(--page-gutter) pt-6 pb-8 md:pt-10 print:max-w-none print:p-0">
      {homes[0] && <BackToResults city={homes[0].address.city} stateCode={homes[0].address.stateCode} />}
      <FaqButton topic="compare" className="float-right ml-4" />
      <h1 tabIndex={-1} className="text-2xl md:text-3xl print:text-[15pt]">
        {titleOf(count)}
      </h1>
      {!hasAllFailed && <LeftOut address={address} compared={compared} />}
      {isPending && <Coming count={count} />}
      {!isPending && hasAllFailed && (
        <FailedPanel
          className="mx-auto mt-8 max-w-lg"
          title="The funeral homes could not be loaded."
          onRetry={compared.retry}
          isRetrying={compared.isRetrying}
          requestId={compared.requestId}
        />
      )}
      {!isPending && !hasAllFailed && homes.length < comparedHomes.min && <TooFew address={address} home={homes[0]} />}
      {!isPending && homes.length >= comparedHomes.min && <SideBySide address={address} compared={compared} />}
    </div>
  );
};
