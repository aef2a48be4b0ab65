import type { PriceListDraft } from '#shared/contract/price-lists.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Card } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { ScheduledList } from './scheduled-list.tsx';
import { Unfinished } from './unfinished.tsx';

const countOf = (count: number, one: string, many: string) => `${count === 0 ? 'No' : count} ${count === 1 ? one : many}`;

const Fact = ({ label, children }: { label: string; children: string }) => (
  <div className="min-w-0">
    <dt className="text-muted">{label}</dt>
    <dd className="text-base font-semibold">{children}</dd>
  </div>
);

const Changes = ({ changes }: Pick<PriceListDraft, 'changes'>) => (
  <Disclosure title="What would change">
    <ul className="grid gap-3">
      {changes.map(({ key, label, before, after }) => (
        <li key={key} className="min-w-0 break-words">
          <span className="font-semibold">{label}</span>
          {before !== null && <span className="block text-muted">Until now: {before}</span>}
          <span className="block">
            {after === null ? 'Taken off the list' : before === null ? `New: ${after}` : `Now: ${after}`}
          </span>
        </li>
      ))}
    </ul>
  </Disclosure>
);

/** Shows since when the list is in force, how many problems the next one has, and what it would change. */
export const ListState = ({ draft }: { draft: PriceListDraft }) => {
  const { inForce, scheduled, findings, changes, unfinished } = draft;
  return (
    <Card className="grid gap-4 p-5">
      <dl className="grid gap-4 sm:grid-cols-3">
        <Fact label="In force">{inForce ? `Since ${formatCalendarDate(inForce.effectiveOn)}` : 'Nothing published yet'}</Fact>
        <Fact label="Funeral Rule check">{countOf(findings.length, 'problem to fix', 'problems to fix')}</Fact>
        <Fact label={scheduled ? 'Since the scheduled list' : 'Not published'}>
          {countOf(changes.length, 'change', 'changes')}
        </Fact>
      </dl>
      <Unfinished unfinished={unfinished} />
      <ScheduledList draft={draft} />
      {!inForce && (
        <Banner tone="info">
          Families can’t see your prices until you publish a list. Price what you offer, fix the problems below, then publish.
        </Banner>
      )}
      {inForce && changes.length > 0 && <Changes changes={changes} />}
    </Card>
  );
};
