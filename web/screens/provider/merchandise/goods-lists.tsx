import { BadgeCheck, Printer } from 'lucide-react';
import type { PriceListDraft } from '#shared/contract/price-lists.ts';
import { findingsOfPaper, type GoodsPaper } from '#shared/funeral-rule/findings-of-paper.ts';
import { priceListPaper } from '#shared/model/enumerations/price-list.ts';
import type { Finding } from '#shared/model/price-list-finding.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { problemOf } from '#web/session/api-problem.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { FailedPanel, Skeleton } from '#web/ui/states.tsx';
import { TextButton, TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { FindingItem } from '../price-list/findings.tsx';
import { OpenPaper } from '../price-list/open-paper.tsx';
import { isDraft, usePriceListDraft } from '../price-list/use-price-list.ts';

const goodsWords: Record<GoodsPaper, string> = {
  'casket-price-list': 'caskets',
  'outer-burial-container-price-list': 'outer burial containers',
};

/** Leads to the item that a problem is about, without leaving the screen and its filters. */
const ToItem = ({ finding: { place } }: { finding: Finding }) => {
  const { open } = useDrawer();
  if (place.kind !== 'row' || !place.id) return null;
  const { id, label } = place;
  return <TextButton onClick={() => open('edit-item', { item: id })}>{label}</TextButton>;
};

const isItem = ({ place }: Finding): boolean => place.kind === 'row' && place.row === 'item' && place.id !== null;

type ProblemsProps = { findings: readonly Finding[]; isOpen: boolean };

/** Shows what has to be fixed before the list can be published, each with a way to fix it. */
const Problems = ({ findings, isOpen }: ProblemsProps) => {
  if (findings.length === 0)
    return (
      <p className="flex items-center gap-2 text-muted">
        <Icon of={BadgeCheck} size={18} className="shrink-0 text-success" />
        No problems found.
      </p>
    );
  const count = findings.length === 1 ? '1 problem' : `${findings.length} problems`;
  return (
    <Disclosure
      className="border-b-0"
      isOpenAtFirst={isOpen}
      title={<Badge tone="warning">{count} to fix before you can publish</Badge>}
    >
      <ul className="divide-y divide-border border-y border-border">
        {findings.map((finding) => (
          <FindingItem key={finding.id} finding={finding} {...(isItem(finding) ? { leads: <ToItem finding={finding} /> } : {})} />
        ))}
      </ul>
    </Disclosure>
  );
};

/** Says which list families get: the one in force, none yet, or the general price list alone. */
const State = ({ paper, draft }: { paper: GoodsPaper; draft: PriceListDraft }) => {
  const { locationId } = useWorkspace();
  const { inForce, settings, papers } = draft;
  if (inForce?.papers.some((each) => each.paper === paper)) return <>In force since {formatCalendarDate(inForce.effectiveOn)}.</>;
  if (paper === 'casket-price-list' ? settings.separateCasketList : settings.separateOuterContainerList)
    return <>{papers.includes(paper) ? 'Not published yet.' : 'Nothing is priced yet.'}</>;
  return (
    <>
      Your {goodsWords[paper]} are on your general price list.{' '}
      <TextLink to={`${workPaths.priceList({ locationId })}?tab=settings`}>Change this</TextLink>
    </>
  );
};

type PaperProps = { paper: GoodsPaper; draft: PriceListDraft; isOpen: boolean };

/** Shows one list: since when it’s in force, its PDF, the draft of the next one, and its problems. */
const Paper = ({ paper, draft, isOpen }: PaperProps) => {
  const { locationId } = useWorkspace();
  const { inForce } = draft;
  const label = priceListPaper.label(paper);
  return (
    <section aria-label={label} className="grid min-w-0 gap-1 rounded-card border border-border bg-surface px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <h3 className="font-sans text-sm font-semibold">{label}</h3>
          <p className="text-muted">
            <State {...{ paper, draft }} />
          </p>
        </div>
        {inForce?.papers.some((each) => each.paper === paper) && (
          <OpenPaper id={inForce.id} paper={paper} label="Print" name={`Print the ${label}`} icon={Printer} />
        )}
        {isDraft(draft) && draft.papers.includes(paper) && (
          <OpenPaper id={locationId} paper={paper} label="Open the draft" name={`Open the draft of the ${label}`} isQuiet />
        )}
      </div>
      <Problems findings={findingsOfPaper(draft.findings, paper)} isOpen={isOpen} />
    </section>
  );
};

type GoodsListsProps = {
  papers: readonly GoodsPaper[];
  /** Problems show without a press. */
  isOpen?: boolean;
};

/** Shows the price lists of caskets and outer burial containers (16 CFR 453.2(b)(2), (3)), to print them and to fix them. */
export const GoodsLists = ({ papers, isOpen = false }: GoodsListsProps) => {
  const draft = usePriceListDraft();
  if (draft.isPending) return <Skeleton className="h-20 w-full rounded-card" />;
  if (!draft.data)
    return (
      <FailedPanel
        title="We couldn’t load your price lists."
        requestId={problemOf(draft.error)?.requestId}
        onRetry={() => void draft.refetch()}
        isRetrying={draft.isRefetching}
      />
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {papers.map((paper) => (
        <Paper key={paper} {...{ paper, isOpen }} draft={draft.data} />
      ))}
    </div>
  );
};
