import { Printer, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import type { PriceListDraft } from '#shared/contract/price-lists.ts';
import { findingsOfPaper, type GoodsPaper } from '#shared/funeral-rule/findings-of-paper.ts';
import { priceListPaper } from '#shared/model/enumerations/price-list.ts';
import type { Finding } from '#shared/model/price-list-finding.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { TextButton, TextLink } from '#web/ui/text-link.tsx';
import { useContentFocus } from '#web/ui/use-content-focus.ts';
import { workPaths } from '#web/work-paths.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { FindingItem, focusIfLost } from '../price-list/findings.tsx';
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

/** Lists what has to be fixed before the list can be published, each with a way to fix it. */
const Problems = ({ id, findings }: { id: string; findings: readonly Finding[] }) => (
  <ul id={id} className="divide-y divide-border border-t border-border">
    {findings.map((finding) => (
      <FindingItem key={finding.id} finding={finding} {...(isItem(finding) ? { leads: <ToItem finding={finding} /> } : {})} />
    ))}
  </ul>
);

const problemsOf = (count: number): string => `${count === 1 ? '1 problem' : `${count} problems`} to fix`;

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

/** Opens the PDF of the list in force, and of the draft if it differs. */
const Documents = ({ paper, draft }: { paper: GoodsPaper; draft: PriceListDraft }) => {
  const { locationId } = useWorkspace();
  const { inForce, papers } = draft;
  const label = priceListPaper.label(paper);
  return (
    <>
      {inForce?.papers.some((each) => each.paper === paper) && (
        <OpenPaper id={inForce.id} paper={paper} label="Print" name={`Print the ${label}`} icon={Printer} />
      )}
      {isDraft(draft) && papers.includes(paper) && (
        <OpenPaper id={locationId} paper={paper} label="Open the draft as PDF" name={`Open the draft as PDF: ${label}`} isQuiet />
      )}
    </>
  );
};

type PaperProps = { paper: GoodsPaper; draft: PriceListDraft; isOpen: boolean; heading: 'h2' | 'h3' };

/** Shows one list: since when it’s in force, its PDF, the draft of the next one, and its problems. */
const Paper = ({ paper, draft, isOpen, heading: Heading }: PaperProps) => {
  const [isShown, setIsShown] = useState(isOpen);
  const id = useId();
  const label = priceListPaper.label(paper);
  const findings = findingsOfPaper(draft.findings, paper);
  const heading = useContentFocus<HTMLHeadingElement>(findings.map((each) => each.id).join(), focusIfLost);
  const { length } = findings;
  return (
    <section aria-label={label} className="grid min-w-0 gap-2 rounded-card border border-border bg-surface px-4 py-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <Heading ref={heading} tabIndex={-1} className="font-sans text-sm font-semibold outline-none">
            {label}
          </Heading>
          <p className="text-muted">
            <State {...{ paper, draft }} /> {length === 0 && 'No problems found.'}
          </p>
        </div>
        {length > 0 && (
          <Button
            size="compact"
            look="quiet"
            icon={TriangleAlert}
            aria-expanded={isShown}
            aria-controls={isShown ? id : undefined}
            onClick={() => setIsShown(!isShown)}
          >
            {problemsOf(length)}
          </Button>
        )}
        <Documents {...{ paper, draft }} />
      </div>
      {length > 0 && isShown && <Problems {...{ id, findings }} />}
    </section>
  );
};

type GoodsListsProps = {
  papers: readonly GoodsPaper[];
  /** Problems show without a press. */
  isOpen?: boolean;
  /** The level of a list's heading on its screen. */
  heading?: 'h2' | 'h3';
};

/** Shows the price lists of caskets and outer burial containers (16 CFR 453.2(b)(2), (3)), to print them and to fix them. */
export const GoodsLists = ({ papers, isOpen = false, heading = 'h2' }: GoodsListsProps) => {
  const draft = usePriceListDraft();
  if (draft.isPending) return <Skeleton className="h-16 w-full rounded-card" />;
  if (!draft.data) return <FailedQuery of={draft} title="We couldn’t load your price lists." />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {papers.map((paper) => (
        <Paper key={paper} {...{ paper, isOpen, heading }} draft={draft.data} />
      ))}
    </div>
  );
};
