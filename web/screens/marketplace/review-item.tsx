import { useId, useState } from 'react';
import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { preview } from '#shared/values/text.ts';
import { Stars } from '#web/ui/stars.tsx';
import { TextButton } from '#web/ui/text-link.tsx';

/** Cuts a review to this many characters and an ellipsis (docs/decisions.md, Marketplace). */
const PREVIEW_LENGTH = 140;

/** Shows one review: who, when, how many stars, and the text, which is cut until someone asks for more. */
export const ReviewItem = ({ review }: { review: LocationProfile['reviews'][number] }) => {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const { authorName, rating, text, time } = review;
  const isLong = text.length > PREVIEW_LENGTH;
  return (
    <article aria-labelledby={id}>
      <h3 id={id} className="font-semibold">
        {authorName}
      </h3>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <Stars rating={rating} size={16} />
        <time dateTime={time}>{formatCalendarDate(time.slice(0, 10))}</time>
      </p>
      <p className="mt-2 max-w-measure whitespace-pre-line">{isWhole || !isLong ? text : preview(text, PREVIEW_LENGTH)}</p>
      {isLong && (
        <TextButton
          aria-expanded={isWhole}
          aria-label={`${isWhole ? 'Show less' : 'Show more'} of the review by ${authorName}`}
          onClick={() => setIsWhole(!isWhole)}
          className="mt-1 text-sm font-semibold print:hidden"
        >
          {isWhole ? 'Show less' : 'Show more'}
        </TextButton>
      )}
    </article>
  );
};
