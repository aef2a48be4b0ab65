import { useState } from 'react';
import type { SystemLocation } from '#shared/contract/system-homes.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { RatingLine } from '#web/parts/rating-line.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { workPaths } from '#web/work-paths.ts';
import { HomeCard } from '../providers/home-list.tsx';
import { ClearRatings } from './clear-ratings.tsx';
import { ImportReviews } from './import-reviews.tsx';
import { LocationLog } from './location-log.tsx';

type Asked = 'clear' | 'import' | 'log';

const Actions = ({ home }: { home: SystemLocation }) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { id, name, rating, reviewCount, placeId } = home;
  const of = <VisuallyHidden> of {name}</VisuallyHidden>;
  const onClose = () => setAsked(null);
  return (
    <div className="flex flex-wrap gap-2">
      <LinkButton size="compact" look="quiet" to={workPaths.systemProviderUsers({ home: id })}>
        Team{of}
      </LinkButton>
      <Button size="compact" look="quiet" onClick={() => setAsked('log')}>
        Log{of}
      </Button>
      {(rating !== null || reviewCount > 0 || placeId !== null) && (
        <Button size="compact" look="quiet" onClick={() => setAsked('clear')}>
          Clear ratings{of}
        </Button>
      )}
      <Button size="compact" onClick={() => setAsked('import')}>
        Import reviews{of}
      </Button>
      {asked === 'clear' && <ClearRatings home={home} onClose={onClose} />}
      {asked === 'import' && <ImportReviews home={home} onClose={onClose} />}
      {asked === 'log' && <LocationLog home={home} onClose={onClose} />}
    </div>
  );
};

/** Shows one home: where it is, whether families find it, how it is rated, and which price list is in force. */
export const LocationRow = ({ home }: { home: SystemLocation }) => {
  const { rating, reviewCount, listInForce } = home;
  return (
    <HomeCard home={home} actions={<Actions home={home} />}>
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-1">
        <RatingLine rating={rating} reviewCount={reviewCount} />
        <span>{listInForce ? `Price list of ${formatCalendarDate(listInForce.effectiveOn)}` : 'No price list in force'}</span>
      </div>
    </HomeCard>
  );
};
