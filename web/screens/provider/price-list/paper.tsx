import { useState } from 'react';
import type { PriceListDraft } from '#shared/contract/price-lists.ts';
import { priceListPaper } from '#shared/model/enumerations/price-list.ts';
import type { PricedBlock, PriceListBlock } from '#shared/model/price-list-block.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Select } from '#web/ui/select.tsx';
import { EmptyState } from '#web/ui/states.tsx';

const listOf = (label: string, texts: readonly string[]) => (texts.length > 0 ? [`${label}: ${texts.join('; ')}.`] : []);

const notesOf = (block: PricedBlock): string[] =>
  block.kind === 'package'
    ? [...block.notes, ...listOf('Includes', block.includes), ...listOf('Not included', block.excludes)]
    : block.notes;

const Row = ({ block }: { block: PricedBlock }) => {
  const isIndented = block.kind === 'variant' || block.kind === 'entry' || block.kind === 'item';
  return (
    <div className={classNames('flex flex-wrap justify-between gap-x-6', isIndented ? 'mt-1 pl-4' : 'mt-3 font-semibold')}>
      <span className="min-w-0 flex-1 basis-40 break-words">{block.label}</span>
      <span className="tabular-nums">{block.price}</span>
      {notesOf(block).map((note) => (
        <p key={note} className="basis-full pr-20 font-normal break-words whitespace-pre-line text-muted max-sm:pr-0">
          {note}
        </p>
      ))}
    </div>
  );
};

/** A piece of the list as it stands on the paper; the same pieces make the PDF. */
const Piece = ({ block }: { block: PriceListBlock }) => {
  switch (block.kind) {
    case 'provider':
      return <p className="text-center font-serif text-xl font-semibold break-words">{block.text}</p>;
    case 'branch':
      return (
        <p className="text-center break-words">{[block.name, block.address, block.telephone].filter(Boolean).join(' · ')}</p>
      );
    case 'title':
      return <h3 className="mt-6 text-center font-serif text-xl font-semibold">{block.text}</h3>;
    case 'effective':
      return <p className="mb-4 text-center font-semibold">{block.text}</p>;
    case 'heading':
      return <h4 className="mt-8 border-b border-text pb-1 font-serif text-lg font-semibold">{block.text}</h4>;
    case 'disclosure':
      return (
        <p className={classNames('mt-2', block.line && 'ml-2 border-l-2 border-text pl-3')}>
          {block.text} <span className="text-xs text-muted">{block.clause}</span>
        </p>
      );
    case 'paragraph':
      return (
        <div className="mt-3 break-words whitespace-pre-line">
          {block.title && <h5 className="font-semibold">{block.title}</h5>}
          <p>{block.text}</p>
        </div>
      );
    default:
      return <Row block={block} />;
  }
};

/** The list as it would be printed, and the lists that go with it. Text, so that it can be read out, searched and copied. */
export const Papers = ({ draft: { papers } }: { draft: PriceListDraft }) => {
  const [chosen, setChosen] = useState<string>('gpl');
  const paper = papers.find((each) => each.paper === chosen) ?? papers[0];
  const hasPrices = papers.some(({ blocks }) => blocks.some((block) => 'price' in block));
  if (!paper || !hasPrices)
    return (
      <EmptyState title="Nothing is priced yet.">
        The list fills itself as you enter prices: begin with basic services, direct cremation and immediate burial.
      </EmptyState>
    );
  return (
    <section aria-labelledby="as-printed" className="min-w-0">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="as-printed" className="text-lg">
            As it would be printed
          </h2>
          <p className="mt-1 text-muted">The small clauses beside the sentences of law are for you; they are not on the paper.</p>
        </div>
        {papers.length > 1 && (
          <Select
            label="Paper"
            className="w-full sm:w-80"
            value={paper.paper}
            options={papers.map((each) => ({ value: each.paper, label: priceListPaper.label(each.paper) }))}
            onChange={(event) => setChosen(event.target.value)}
          />
        )}
      </div>
      <div className="mt-4 rounded-card border border-border bg-surface p-5 shadow-1 sm:p-10 lg:mx-auto lg:max-w-3xl">
        {paper.blocks.map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces stand in one order and have no other name
          <Piece key={at} block={block} />
        ))}
      </div>
    </section>
  );
};
