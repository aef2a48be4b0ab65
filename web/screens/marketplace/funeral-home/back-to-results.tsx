import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { useNeed } from '../use-need.ts';

/** Goes back to the list of results as it was or, for people who came from elsewhere, to the homes near this one. */
export const BackToResults = ({ city, stateCode }: { city: string; stateCode: string }) => {
  const { state } = useLocation();
  const navigate = useNavigate();
  const need = useNeed();
  const cameFromSearch = Boolean(state && typeof state === 'object' && 'cameFromSearch' in state);
  const goBack = (event: MouseEvent) => {
    if (!cameFromSearch || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link
      data-chrome
      to={paths.home({ query: `${city}, ${stateCode}`, need })}
      onClick={goBack}
      className="-ml-1 inline-flex min-h-11 items-center gap-2 rounded-chip px-1 text-sm font-semibold text-primary hover:text-primary-hover"
    >
      <Icon of={ArrowLeft} size={18} />
      {cameFromSearch ? 'Back to the results' : `Funeral homes near ${city}, ${stateCode}`}
    </Link>
  );
};
