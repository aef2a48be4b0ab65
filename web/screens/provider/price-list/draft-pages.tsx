import { useState } from 'react';
import type { PriceListDraft } from '#shared/contract/price-lists.ts';
import { priceListPaper } from '#shared/model/enumerations/price-list.ts';
import { PdfPages } from '#web/parts/pdf-pages/index.ts';
import { Select } from '#web/ui/select.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { draftSource } from './paper-source.ts';

const NothingPriced = () => (
  <EmptyState title="Nothing is priced yet.">
    The list fills in as you enter prices. Start with basic services, direct cremation, and immediate burial.
  </EmptyState>
);

/** Shows the pages of the list as it would now be printed, and of the lists that go with it. */
export const DraftPages = ({ papers }: Pick<PriceListDraft, 'papers'>) => {
  const { locationId } = useWorkspace();
  const [chosen, setChosen] = useState<string>('gpl');
  const paper = papers.find((each) => each === chosen) ?? papers[0];
  if (!paper) return <NothingPriced />;
  return (
    <section aria-labelledby="as-printed" className="min-w-0">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="as-printed" className="text-lg">
            Preview
          </h2>
          <p className="mt-1 text-muted">These pages change as you do, and are marked as a draft until you publish.</p>
        </div>
        {papers.length > 1 && (
          <Select
            label="Paper"
            className="w-full sm:w-80"
            value={paper}
            options={papers.map((each) => ({ value: each, label: priceListPaper.label(each) }))}
            onChange={(event) => setChosen(event.target.value)}
          />
        )}
      </div>
      <div className="mt-4">
        <PdfPages
          key={paper}
          name={`the draft of the ${priceListPaper.label(paper)}`}
          source={draftSource(locationId, paper)}
          none={<NothingPriced />}
        />
      </div>
    </section>
  );
};
