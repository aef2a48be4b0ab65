import { SearchX } from 'lucide-react';
import { paths } from '#web/paths.ts';
import { usePageTitle } from '#web/shell/use-page-title.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';

/** Says that no home has this id, or that it isn't visible to families. */
export const HomeMissing = () => {
  usePageTitle('Funeral home not found');
  return (
    <div className="mx-auto max-w-page px-(--page-gutter) pt-10 md:pt-16">
      <h1 className="text-2xl md:text-3xl">We could not find this funeral home</h1>
      <div className="mt-8">
        <EmptyState
          icon={SearchX}
          title="It may have left Yarrow, or the link may be incomplete"
          action={
            <LinkButton look="primary" to={paths.home()}>
              Find a funeral home
            </LinkButton>
          }
        >
          Please check the address, or search for the home by its name.
        </EmptyState>
      </div>
    </div>
  );
};
