import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SystemLocation } from '#shared/contract/system-homes.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { RatingLine } from '#web/parts/rating-line.tsx';
import { paths } from '#web/paths.ts';
import { api } from '#web/session/api.ts';
import { problemOf } from '#web/session/api-problem.ts';
import { useIdempotencyKey } from '#web/session/idempotency-key.ts';
import { query } from '#web/session/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choices.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SkeletonText } from '#web/ui/states.tsx';
import { TextButton, TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.ts';
import { BusinessSearch } from '../../provider/profile/drawers/business-search.tsx';
import { useForgetHomes } from './use-system-homes.ts';

/** Shows the selected business, as the places service describes it. */
const Business = ({ placeId, onChange }: { placeId: string; onChange: () => void }) => {
  const details = useQuery({ ...query.marketplace.getPlaceDetails.queryOptions({ input: { placeId } }), retry: false });
  if (details.isPending) return <SkeletonText lines={3} />;
  if (!details.data)
    return (
      <div className="grid gap-4">
        <FailedQuery
          of={details}
          title={
            problemOf(details.error)?.code === 'not_found'
              ? 'This business is no longer on the map.'
              : 'We couldn’t load the business.'
          }
        />
        <Button onClick={onChange}>Search again</Button>
      </div>
    );
  const { name, formattedAddress, rating, userRatingsTotal } = details.data;
  return (
    <div className="rounded-control border border-border p-4 text-text">
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <p className="min-w-0 font-semibold">{name}</p>
        <TextButton onClick={onChange} aria-label={`Change, ${name} is selected`}>
          Change
        </TextButton>
      </div>
      <p className="mb-2 text-sm text-muted">{formattedAddress}</p>
      <RatingLine rating={rating} reviewCount={userRatingsTotal ?? 0} />
    </div>
  );
};

const useImport = ({ id, name }: SystemLocation, onDone: () => void) => {
  const forget = useForgetHomes();
  const keyFor = useIdempotencyKey();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const run = async (placeId: string) => {
    setIsBusy(true);
    setFailure(null);
    try {
      const input = { id, placeId, acceptTerms: true as const };
      const { reviewCount } = await api.systemHomes.importLocationReviews(input, {
        context: { idempotencyKey: keyFor({ ...input, at: Date.now() }) },
      });
      toast(`${name} has the rating of ${reviewCount} reviews now.`, { tone: 'success' });
      void forget();
      onDone();
    } catch (error) {
      setFailure(error);
    }
    setIsBusy(false);
  };
  return { run, isBusy, failure };
};

/** Finds a home's business on the map, and replaces the home's rating and reviews with those that it has there. */
export const ImportReviews = ({ home, onClose }: { home: SystemLocation; onClose: () => void }) => {
  const [placeId, setPlaceId] = useState(home.placeId);
  const [isAccepted, setIsAccepted] = useState(false);
  const { run, isBusy, failure } = useImport(home, onClose);
  return (
    <Dialog
      title={`Import the reviews of ${home.name}`}
      isOpen
      isDismissable={false}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            disabled={placeId === null || !isAccepted}
            isBusy={isBusy}
            busyLabel="Importing..."
            onClick={() => placeId !== null && void run(placeId)}
          >
            Import reviews
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>The rating and the reviews of the business on the map replace all that the home’s page shows.</p>
        {placeId === null ? (
          <BusinessSearch locationId={home.id} onPick={setPlaceId} />
        ) : (
          <Business placeId={placeId} onChange={() => setPlaceId(null)} />
        )}
        <Checkbox
          checked={isAccepted}
          onChange={({ target }) => setIsAccepted(target.checked)}
          label={
            <>
              This business is the home’s, and the home accepts the{' '}
              <TextLink to={paths.termsAndConditions()} target="_blank">
                Terms and Conditions
              </TextLink>{' '}
              for showing its reviews.
            </>
          }
        />
        <FormFailure error={failure} />
      </div>
    </Dialog>
  );
};
