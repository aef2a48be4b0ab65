import type { LocationProfile, PriceListLine } from '#shared/contract/marketplace-views.ts';
import { disclosureText } from '#shared/funeral-rule/disclosures.ts';
import { type GplLineKey, gplLineKeys, gplLines } from '#shared/funeral-rule/gpl-lines.ts';
import { containerSource, priceUnit } from '#shared/model/enumerations/pricing.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { formatCents } from '#shared/values/money.ts';
import { type BasicFee, lineDisclosures, saysNote } from './line-disclosures.ts';
import { PriceListPapers } from './price-list-papers.tsx';
import { Section } from './section.tsx';

const amount = 'whitespace-nowrap tabular-nums';

/** Shows one price, or the two ends of a range, with the unit unless it is a flat fee. */
const LinePrice = ({ line }: { line: PriceListLine }) => (
  <>
    {line.minCents === line.maxCents ? (
      <span className={amount}>{formatCents(line.minCents)}</span>
    ) : (
      <>
        <span className={amount}>{formatCents(line.minCents)}</span> to{' '}
        <span className={amount}>{formatCents(line.maxCents)}</span>
      </>
    )}
    {line.unit !== 'flat' && <span className="block text-xs font-normal text-muted">{priceUnit.label(line.unit)}</span>}
  </>
);

const Disclosures = ({ line, fee }: { line: PriceListLine; fee: BasicFee }) =>
  lineDisclosures(line, fee).map(({ key, text, clause }) => (
    <p key={key} className="mt-2 max-w-measure print:max-w-none border-l-2 border-border pl-3 text-sm">
      {text} <span className="text-xs text-subtle">{clause}</span>
    </p>
  ));

type RowProps = { lineKey: GplLineKey; line: PriceListLine | undefined; fee: BasicFee };

/** Shows the words under a line: ours, the home's, its clause, and its disclosures. */
const LineWords = ({ lineKey, line, fee }: RowProps) => {
  const { explanation, clause } = gplLines[lineKey];
  return (
    <>
      <p className="max-w-measure print:max-w-none text-sm text-muted">{explanation}</p>
      {line?.note && !saysNote(lineKey) && <p className="mt-1 max-w-measure print:max-w-none text-sm">{line.note}</p>}
      {clause && <p className="mt-1 text-xs text-subtle">{clause}</p>}
      {line && <Disclosures line={line} fee={fee} />}
    </>
  );
};

/** Shows a line of the list with its price, its words, and its variants. A line that the home doesn't list says so. */
const Row = ({ lineKey, line, fee }: RowProps) => (
  <tbody className="break-inside-avoid border-b border-border">
    <tr>
      <th scope="row" className="pt-3.5 pr-6 text-left align-top font-semibold">
        {line?.name || gplLines[lineKey].label}
      </th>
      <td className="w-32 pt-3.5 text-right align-top font-semibold">
        {line ? <LinePrice line={line} /> : <span className="font-normal whitespace-nowrap text-muted">Not listed</span>}
      </td>
    </tr>
    {line?.variants.map((variant) => (
      <tr key={variant.label}>
        <th scope="row" className="pt-1 pr-6 pl-4 text-left align-top text-sm font-normal">
          {variant.label}
          {variant.providedBy === 'purchaser' && !/provide|purchaser/i.test(variant.label) && (
            <span className="block text-xs text-muted">{containerSource.label(variant.providedBy)}</span>
          )}
        </th>
        <td className={`pt-1 text-right align-top text-sm ${amount}`}>{formatCents(variant.priceCents)}</td>
      </tr>
    ))}
    <tr>
      <td colSpan={2} className="pt-1 pb-4">
        <LineWords lineKey={lineKey} line={line} fee={fee} />
      </td>
    </tr>
    {line?.entries.map((entry) => (
      <tr key={entry.name}>
        <th scope="row" className="pr-6 pb-4 pl-4 text-left align-top text-sm font-normal">
          {entry.name}
          {entry.note && <span className="block text-sm text-muted">{entry.note}</span>}
        </th>
        <td className={`pb-4 text-right align-top text-sm ${amount}`}>
          {formatCents(entry.priceCents)}
          {entry.unit !== 'flat' && <span className="block text-xs text-muted">{priceUnit.label(entry.unit)}</span>}
        </td>
      </tr>
    ))}
  </tbody>
);

/** Shows the home's General Price List: every line that the Funeral Rule names, in the same order at every home, and what else it lists. */
export const PriceList = ({ home }: { home: LocationProfile }) => {
  const { priceList } = home;
  if (!priceList) {
    return (
      <Section id="price-list" title="General Price List">
        <p className="max-w-measure print:max-w-none text-muted">
          This home has not published its list here yet. It must give you one when you visit, and tell you its prices when you
          call.
        </p>
      </Section>
    );
  }
  const listed = new Map(priceList.lines.map((line) => [line.line, line]));
  const visibleKeys = gplLineKeys.filter((key) => gplLines[key].isRequired || listed.has(key));
  return (
    <Section
      id="price-list"
      title="General Price List"
      lead={
        <>
          These prices are effective as of{' '}
          <time dateTime={priceList.effectiveOn}>{formatCalendarDate(priceList.effectiveOn)}</time>. The words in grey are our
          explanation, not the home’s.
        </>
      }
    >
      <PriceListPapers versions={priceList.versions} />
      <p className="max-w-measure print:max-w-none rounded-control bg-sunken p-4 text-sm">{disclosureText('D1')}</p>
      <table className="mt-4 w-full">
        <caption className="sr-only">General Price List of {home.name}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Goods and services</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        {visibleKeys.map((key) => (
          <Row key={key} lineKey={key} line={listed.get(key)} fee={priceList.basicFee} />
        ))}
      </table>
    </Section>
  );
};
