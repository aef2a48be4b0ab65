import { Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { PriceListDraft, VersionView } from '#shared/contract/price-lists.ts';
import { type PriceListPaper, priceListPaper } from '#shared/model/enumerations/price-list.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { PdfPages } from '#web/parts/pdf-pages/index.ts';
import { Select } from '#web/ui/select.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { OpenPaper } from './open-paper.tsx';
import { draftSource, type KnownAddress, versionSource } from './paper-source.ts';

const NothingPriced = () => (
  <EmptyState title="Nothing is priced yet.">
    The list fills in as you enter prices. Start with basic services, direct cremation, and immediate burial.
  </EmptyState>
);

type PagesProps = {
  title: string;
  lead: string;
  papers: readonly PriceListPaper[];
  actions: (paper: PriceListPaper) => ReactNode;
  pages: (paper: PriceListPaper) => ReactNode;
};

/** Shows one of the papers, with a choice among them. */
const Pages = ({ title, lead, papers, actions, pages }: PagesProps) => {
  const [chosen, setChosen] = useState<string>('gpl');
  const paper = papers.find((each) => each === chosen) ?? papers[0];
  if (!paper) return <NothingPriced />;
  return (
    <section aria-labelledby="as-printed" className="min-w-0">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="as-printed" className="text-lg">
            {title}
          </h2>
          <p className="mt-1 text-muted">{lead}</p>
        </div>
        <div className="flex w-full flex-wrap items-end gap-3 sm:w-auto">
          {papers.length > 1 && (
            <Select
              label="Paper"
              className="w-full sm:w-80"
              value={paper}
              options={papers.map((each) => ({ value: each, label: priceListPaper.label(each) }))}
              onChange={(event) => setChosen(event.target.value)}
            />
          )}
          {actions(paper)}
        </div>
      </div>
      <div className="mt-4">{pages(paper)}</div>
    </section>
  );
};

/** Shows the pages of the list as it would now be printed, and of the lists that go with it. */
export const DraftPages = ({ papers }: Pick<PriceListDraft, 'papers'>) => {
  const { locationId } = useWorkspace();
  return (
    <Pages
      title="Preview"
      lead="These pages change as you do, and are marked as a draft until you publish."
      papers={papers}
      actions={(paper) => <OpenPaper id={locationId} paper={paper} label="Open the draft as PDF" />}
      pages={(paper) => (
        <PdfPages
          key={paper}
          name={`the draft of the ${priceListPaper.label(paper)}`}
          source={draftSource(locationId, paper)}
          none={<NothingPriced />}
        />
      )}
    />
  );
};

/** Shows the pages of the list in force, which are what families get. */
export const InForcePages = ({ version, known }: { version: VersionView; known: KnownAddress | null }) => {
  const since = formatCalendarDate(version.effectiveOn);
  return (
    <div className="pt-6">
      <Pages
        title={`In force since ${since}`}
        lead="This is what families see and what you hand out."
        papers={version.papers.map(({ paper }) => paper)}
        actions={(paper) => <OpenPaper id={version.id} paper={paper} label="Print" icon={Printer} />}
        pages={(paper) => (
          <PdfPages
            key={paper}
            name={`the ${priceListPaper.label(paper)} effective ${since}`}
            source={versionSource(version.id, paper, paper === 'gpl' ? known : null)}
            none={<p className="text-muted">This document is no longer kept.</p>}
          />
        )}
      />
    </div>
  );
};
