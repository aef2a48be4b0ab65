import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { CurrentLocation } from '#shared/contract/locations-views.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { RatingLine } from '#web/parts/rating-line.tsx';
import { paths } from '#web/paths.ts';
import { api } from '#web/session/api.ts';
import { problemOf } from '#web/session/api-problem.ts';
import { query } from '#web/session/query.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choices.tsx';
import { SkeletonText } from '#web/ui/states.tsx';
import { TextButton, TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.ts';
import { useHomeCopy } from '../use-home.ts';

type SelectedBusinessProps = { home: CurrentLocation; placeId: string; onChange: () => void };

/** Runs the import and shows its result on the page below. */
const useImport = (placeId: string) => {
  const { show } = useHomeCopy();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const run = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      const { rating, ...imported } = await api.locations.setPlaceId({ id: placeId });
      show({ ...imported, rating: rating ?? undefined });
      toast('Reviews imported!', { tone: 'success' });
    } catch (error) {
      setFailure(error);
    }
    setIsBusy(false);
  };
  return { run, isBusy, failure };
};

/** Shows what comes after the choice: the terms and the import or, once this business's reviews are imported, Done. */
const ImportActions = ({ home, placeId }: Omit<SelectedBusinessProps, 'onChange'>) => {
  const { close } = useDrawer();
  const { run, isBusy, failure } = useImport(placeId);
  const [isAccepted, setIsAccepted] = useState(false);
  const done = useRef<HTMLButtonElement>(null);
  const isDone = home.googlePlaceId === placeId;
  const wasDone = useRef(isDone);
  useEffect(() => {
    if (isDone && !wasDone.current) done.current?.focus();
    wasDone.current = isDone;
  }, [isDone]);
  if (isDone)
    return (
      <div className="grid gap-4">
        <Banner tone="success" title="Reviews imported">
          They’ll be on your page with this business’s rating.{' '}
          <TextButton disabled={isBusy} onClick={() => void run()}>
            Import again
          </TextButton>{' '}
          for reviews written since.
        </Banner>
        <FormFailure error={failure} />
        <Button ref={done} look="primary" isWide onClick={close}>
          Done
        </Button>
      </div>
    );
  return (
    <div className="grid gap-4">
      <Checkbox
        checked={isAccepted}
        onChange={(event) => setIsAccepted(event.target.checked)}
        label={
          <>
            This business is ours, and I accept the{' '}
            <TextLink to={paths.termsAndConditions()} target="_blank">
              Terms and Conditions
            </TextLink>{' '}
            for showing its reviews.
          </>
        }
      />
      <FormFailure error={failure} />
      <Button look="primary" isWide disabled={!isAccepted} isBusy={isBusy} busyLabel="Importing..." onClick={() => void run()}>
        Import Reviews
      </Button>
    </div>
  );
};

/** Shows the selected business, as the places service describes it. */
export const SelectedBusiness = ({ home, placeId, onChange }: SelectedBusinessProps) => {
  const details = useQuery({ ...query.marketplace.getPlaceDetails.queryOptions({ input: { placeId } }), retry: false });
  const change = useRef<HTMLButtonElement>(null);
  const wasPicked = home.googlePlaceId !== placeId;
  const isLoaded = details.data !== undefined;
  useEffect(() => {
    // The search that had the focus is gone.
    if (isLoaded && wasPicked) change.current?.focus();
  }, [isLoaded, wasPicked]);
  if (details.isPending)
    return (
      <div aria-busy="true">
        <SkeletonText lines={4} />
      </div>
    );
  if (!details.data) {
    const isGone = problemOf(details.error)?.code === 'not_found';
    return (
      <div className="grid gap-4">
        {isGone ? (
          <Banner tone="warning">This business is no longer on the map.</Banner>
        ) : (
          <FailedQuery of={details} title="We couldn’t load the business." />
        )}
        <Button onClick={onChange}>Search again</Button>
      </div>
    );
  }
  const { name, formattedAddress, rating, userRatingsTotal } = details.data;
  return (
    <>
      <div className="mb-5 rounded-control border border-border p-4">
        <div className="flex flex-wrap items-start justify-between gap-x-4">
          <p className="min-w-0 font-semibold">{name}</p>
          <TextButton ref={change} onClick={onChange} aria-label={`Change, ${name} is selected`}>
            Change
          </TextButton>
        </div>
        <p className="mb-2 text-sm text-muted">{formattedAddress}</p>
        <RatingLine rating={rating} reviewCount={userRatingsTotal ?? 0} />
      </div>
      <ImportActions home={home} placeId={placeId} />
    </>
  );
};
