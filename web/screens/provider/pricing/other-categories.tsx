import { useQuery } from '@tanstack/react-query';
import { query } from '#web/session/index.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';

/** The way on: the category before this one and the one after it. Nothing while they are not known, since the way back stands above. */
export const OtherCategories = ({ locationId, here }: { locationId: string; here: string }) => {
  const overviews = useQuery(query.pricing.getPricingOverviews.queryOptions({ input: {} }));
  const categories = overviews.data?.categories ?? [];
  const at = categories.findIndex(({ id }) => id === here);
  if (at < 0) return null;
  const [before, after] = [categories[at - 1], categories[at + 1]];
  return (
    <nav aria-label="Other categories" className="mt-6 flex flex-wrap justify-between gap-4 border-t border-border pt-4">
      <span>
        {before && (
          <TextLink to={workPaths.pricing({ locationId, serviceCategoryId: before.id })}>Back to {before.name}</TextLink>
        )}
      </span>
      <span>
        {after && <TextLink to={workPaths.pricing({ locationId, serviceCategoryId: after.id })}>On to {after.name}</TextLink>}
      </span>
    </nav>
  );
};
