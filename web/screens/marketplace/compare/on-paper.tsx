import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import { gplLines } from '#shared/funeral-rule/gpl-lines.ts';
import { type BasketKey, baskets } from '#shared/pricing/basket.ts';
import type { HomesComparison } from '#shared/pricing/compare-homes.ts';
import { type LawSentence, lawSentences } from './law-sentences.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/**
 * Fits any comparison on one US Letter sheet: landscape for four homes, with everything in a cell at the cell's size. It is mounted as long as the
 * screen, because a page rule applies to the whole document.
 */
const SHEET = `@media print {
  @page { size: letter landscape; margin: 8mm 10mm; }
  .comparison-paper * { line-height: 1.2; }
  .comparison-paper :is(td, th) * { font-size: inherit; min-height: 0; }
  .comparison-paper svg { height: 1em; width: auto; }
}`;

/** The number of characters of the homes' own words that fit at the bottom; beyond that, it says where to find them. */
const OWN_WORDS = 1_000;

type PaperHeadProps = { basket: BasketKey; url: string; loadedAt: number };

/** Heads the printed page: what is compared, the date of the prices, and where to see it again. */
export const PaperHead = ({ basket, url, loadedAt }: PaperHeadProps) => (
  <div className="hidden print:block">
    <style>{SHEET}</style>
    <p className="text-[9pt]">
      <strong>{baskets[basket].label}.</strong> {baskets[basket].explanation}
    </p>
    <p className="text-[7.5pt]">
      Prices as shown on Yarrow on {day.format(loadedAt)}. See it again at {url}
    </p>
  </div>
);

const ownWords = (ofHomes: LawSentence['ofHomes']): string => {
  const words = ofHomes.map(({ homeName, text }) => `${homeName}: ${text}`).join(' ');
  return words.length > OWN_WORDS ? 'What each home adds is in its own price list.' : words;
};

/** Ends the printed page with the Funeral Rule's disclosures for the compared lines. */
export const PaperNotes = ({ comparison, homes }: { comparison: HomesComparison; homes: readonly LocationProfile[] }) => (
  <div className="mt-1 hidden columns-2 gap-4 text-[6.5pt] leading-[1.15] print:block">
    {comparison.lines.flatMap(({ line }) =>
      lawSentences(line, homes).map(({ key, common, clause, ofHomes }) => (
        <p key={`${line} ${key}`} className="mb-0.5">
          <strong>{gplLines[line].label}.</strong> {common} {ownWords(ofHomes)} ({clause})
        </p>
      )),
    )}
  </div>
);
