import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { useNeed } from '../use-need.ts';

/** Links a home's name to its page, which keeps when the funeral is needed, and names its town. */
export const HomeLink = ({ home: { id, name, address } }: { home: LocationProfile }) => {
  const need = useNeed();
  return (
    <>
      <Link
        to={paths.funeralHome({ locationId: id, need })}
        className="rounded-chip font-serif text-base leading-tight font-semibold text-text underline decoration-border-strong decoration-1 underline-offset-[0.2em] hover:text-primary hover:decoration-2 line-clamp-3 print:line-clamp-2 print:no-underline"
      >
        {name}
      </Link>
      <span className="mt-0.5 block text-sm font-normal text-muted print:hidden">
        {address.city}, {address.stateCode}
      </span>
    </>
  );
};
