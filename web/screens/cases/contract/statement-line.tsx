import type { StatementLine as Line, Statement } from '#shared/model/contract-version.ts';
import { requiredBy } from '#shared/model/enumerations/pricing.ts';
import { advanceStanding } from '#shared/model/enumerations/statement.ts';
import { quantityWords } from '#shared/pricing/quantity-words.ts';
import { isOfGuarantee } from '#shared/statement/guarantee.ts';
import { partWords } from '#shared/statement/package-parts.ts';
import { formatCents } from '#shared/values/money.ts';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Price } from '#web/ui/price.tsx';
import { OutsideLink } from '#web/ui/text-link.tsx';
import { LineActions } from './line-actions.tsx';
import { reasonOf, traceOf } from './line-rules.ts';
import { useEditing } from './use-contract.ts';

const Trace = ({ line }: { line: Line }) => {
  const trace = traceOf(line);
  if (trace === '') return null;
  if (!line.list) return <p>{trace}</p>;
  return (
    <p>
      <OutsideLink href={paths.viewPriceList(line.list)} target="_blank">
        {trace}
      </OutsideLink>
    </p>
  );
};

/** Says whom a cash advance goes to, what it costs the home, and whether that is known. */
const Advance = ({ line: { cashAdvance, amountCents } }: { line: Line }) => {
  if (!cashAdvance) return null;
  const { payee, costCents, rebateCents, standing } = cashAdvance;
  const own = [
    payee && `To ${payee}`,
    costCents !== amountCents && `costs the home ${formatCents(costCents)}`,
    rebateCents > 0 && `${formatCents(rebateCents)} rebate`,
  ].filter(Boolean);
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone={standing === 'actual' ? 'neutral' : 'warning'}>{advanceStanding.label(standing)}</Badge>
      {own.length > 0 && <span>{own.join(', ')}</span>}
    </p>
  );
};

const taxNames = ({ exempt }: Line, taxes: Statement['taxes']): string[] =>
  Object.entries(exempt ?? {}).map(([id, reason]) => `Not in ${taxes.find((tax) => tax.id === id)?.name ?? 'a tax'}: ${reason}`);

/** Says why a line is there, and what was written about it. */
const About = ({ line, taxes }: { line: Line; taxes: Statement['taxes'] }) => {
  const { required, quantityReason, reductionReason } = line;
  const said = [
    reasonOf(line),
    required ? `${requiredBy.label(required.by)}: ${required.reason || 'no reason yet'}` : '',
    quantityReason ? `Quantity: ${quantityReason}` : '',
    reductionReason ?? '',
    ...taxNames(line, taxes),
  ].filter((words) => words !== '');
  return (
    <div className="mt-0.5 grid gap-0.5 text-muted wrap-anywhere">
      {line.detail && <p className="whitespace-pre-line">{line.detail}</p>}
      {said.map((words) => (
        <p key={words}>{words}</p>
      ))}
      <Advance line={line} />
      <Trace line={line} />
    </div>
  );
};

/** Lists what a flat package includes. */
const Includes = ({ includes, lines }: Pick<Line, 'includes'> & Pick<Statement, 'lines'>) => (
  <Disclosure title="What it includes" aside={includes.length} className="border-b-0">
    <ul className="space-y-1.5">
      {includes.map((part) => (
        <li key={part.label} className="flex items-baseline justify-between gap-4">
          <span className="min-w-0">{partWords(part, lines)}</span>
          <Price cents={part.aLaCarteCents} missing="Not sold separately" className="shrink-0 text-muted" />
        </li>
      ))}
    </ul>
  </Disclosure>
);

/** Shows one line of a statement: what it is, how many, its price, why it’s there, and the list that its price is from. */
export const StatementLine = ({ line, statement }: { line: Line; statement: Statement }) => {
  const editing = useEditing();
  const quantity = quantityWords(line);
  const reduced = line.reduces === undefined ? undefined : statement.lines.find(({ key }) => key === line.reduces);
  return (
    <li id={`line-${line.key}`} tabIndex={-1} className="break-inside-avoid py-3">
      <div className={`flex items-start gap-2 ${reduced ? 'pl-4 sm:pl-6' : ''}`}>
        <div className="min-w-0 flex-1">
          <p className="font-semibold break-words">{line.label}</p>
          {quantity && <p className="tabular-nums">{quantity}</p>}
          <About line={line} taxes={statement.taxes} />
        </div>
        <span className="shrink-0 text-right font-semibold whitespace-nowrap tabular-nums">{formatCents(line.amountCents)}</span>
        {editing && !isOfGuarantee(line) && (
          <span className="-my-1.5 shrink-0">
            <LineActions {...{ line, reduced, editing }} />
          </span>
        )}
      </div>
      {line.includes.length > 0 && <Includes includes={line.includes} lines={statement.lines} />}
    </li>
  );
};
