import { useQuery } from '@tanstack/react-query';
import type { CaseCard } from '#shared/contract/case-details-views.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { messageOf, query } from '#web/session/index.ts';
import { SkeletonText } from '#web/ui/states.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Panel } from '#web/workspace/panel.tsx';
import { caseSections } from '../frame/case-sections.ts';
import { openWords } from '../tasks/count-words.ts';
import { useCase } from '../use-case.ts';

/** Shows a share as an 8 px bar with its number beside it, and what to do about it (docs/decisions.md, Screens). */
const Bar = ({ label, percent, openTasks = 0 }: { label: string; percent: number; openTasks?: number | undefined }) => {
  const value = Math.max(0, Math.min(100, percent));
  return (
    <div>
      <p className="flex justify-between gap-4">
        <span>{label}</span>
        <span className="font-semibold tabular-nums">{value}%</span>
      </p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={100}
        className="mt-1.5 h-2 overflow-hidden rounded-full bg-border forced-colors:border"
      >
        <div className="h-full bg-primary forced-colors:bg-[Highlight]" style={{ width: `${value}%` }} />
      </div>
      {openTasks > 0 && <p className="mt-1 text-xs text-muted tabular-nums">{openWords(openTasks)}</p>}
    </div>
  );
};

const missingWords = (count: number) =>
  count === 0 ? 'Everything required is answered.' : `${count} required ${count === 1 ? 'answer' : 'answers'} missing`;

const PageCard = ({ card }: { card: CaseCard }) => {
  const { locationId, caseId, sight } = useCase();
  const section = caseSections(sight).find(({ key }) => key.split('/')[1] === card.page);
  const { percent, answered, required, openTasks } = card.progress;
  return (
    <li className="flex gap-3 py-3 first:pt-0 last:pb-0">
      {card.image && (
        <img
          src={card.image}
          alt=""
          width={48}
          height={48}
          loading="lazy"
          className="size-12 shrink-0 rounded-control object-cover"
        />
      )}
      <div className="grid min-w-0 flex-1 gap-1">
        {section && (
          <TextLink to={section.to({ locationId, caseId })} className="justify-self-start font-semibold">
            {card.title}
          </TextLink>
        )}
        <Bar label={section ? 'Answered' : card.title} percent={percent} openTasks={openTasks} />
        <p className="text-xs text-muted">{missingWords(required - answered)}</p>
      </div>
    </li>
  );
};

/** Shows the pages of the case as cards with their progress. */
const Pages = () => {
  const { caseId } = useCase();
  const cards = useQuery(query.caseDetails.getCaseCards.queryOptions({ input: { id: caseId } }));
  if (cards.isPending) return <SkeletonText lines={4} />;
  if (!cards.data) return <FailedQuery of={cards}>{messageOf(cards.error)}</FailedQuery>;
  return (
    <ul aria-label="Pages" className="divide-y divide-border border-t border-border pt-4">
      {cards.data.items.map((card) => (
        <PageCard key={card.page} card={card} />
      ))}
    </ul>
  );
};

/** Shows how many of the questions are answered: by staff, by the family, and page by page. */
export const Progress = () => {
  const { row } = useCase();
  return (
    <Panel title="Progress">
      <div className="grid gap-4">
        <Bar label="Everything that is required" percent={row.caseProgress} openTasks={row.openTasks} />
        <Bar label="What we ask the family" percent={row.familyProgress} openTasks={row.openFamilyTasks} />
        <Pages />
      </div>
    </Panel>
  );
};
