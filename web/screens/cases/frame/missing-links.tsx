import { useQuery } from '@tanstack/react-query';
import { query as search } from '#web/path-parts.ts';
import { query } from '#web/session/index.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { useCaseFrame } from '../use-case.ts';
import { sectionOfQuestions } from './case-sections.ts';

/** Links the pages on which required answers are missing, each at its first one, with how many there are. A closed case is missing nothing. */
export const MissingLinks = () => {
  const { caseId, locationId, row, sight } = useCaseFrame();
  const isOpen = row.status === 'active' || row.status === 'lead';
  const cards = useQuery({
    ...query.caseDetails.getCaseCards.queryOptions({ input: { id: caseId } }),
    enabled: isOpen && sight === 'staff',
  });
  const lacking = (isOpen && cards.data?.items.filter(({ missing }) => missing.length > 0)) || [];
  const links = lacking.flatMap(({ page, title, missing }) => {
    const section = sectionOfQuestions(page);
    if (!section) return [];
    const to = `${section.to({ locationId, caseId })}${search({ action: missing[0]?.identifier })}`;
    return [{ page, to, words: `${title} (${missing.length})` }];
  });
  if (links.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-2 text-muted print:hidden">
      <span>Missing:</span>
      {links.map(({ page, to, words }) => (
        <TextLink key={page} to={to}>
          {words}
        </TextLink>
      ))}
    </p>
  );
};
