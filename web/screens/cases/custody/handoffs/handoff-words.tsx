import type { HandoffView } from '#shared/contract/handoffs.ts';
import { handoffPaper, handoffPurpose } from '#shared/model/enumerations/handoff.ts';
import { tagReading } from '#shared/model/enumerations/tag.ts';
import type { HandoffThing } from '#shared/model/handoff.ts';
import { formatCents } from '#shared/values/money.ts';
import { When } from '#web/parts/when.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';

/** Lists the things of the inventory that go along, and what the receiver said of each. */
const Things = ({ things }: { things: readonly HandoffThing[] }) => (
  <ul className="grid gap-1">
    {things.map(({ id, name, description, amountCents, bagTagId, isHere, note }) => (
      <li key={id} className="wrap-anywhere">
        {[name, description, amountCents !== undefined && formatCents(amountCents), bagTagId && `in the bag ${bagTagId}`]
          .filter(Boolean)
          .join(', ')}
        {isHere === false && (
          <>
            {' '}
            <Badge tone="warning">Wasn’t there</Badge> {note}
          </>
        )}
      </li>
    ))}
  </ul>
);

/** Says what a hand-off is for, what goes along, and who offered it. */
export const HandoffFacts = ({ handoff }: { handoff: HandoffView }) => {
  const { purpose, papers, effects, things = [], offered, from, to } = handoff;
  return (
    <DefinitionList
      items={[
        { term: 'What for', value: handoffPurpose.label(purpose) },
        { term: 'From', value: from.name },
        { term: 'To', value: to.name },
        { term: 'Papers', value: papers.map(handoffPaper.label).join(', ') || 'None' },
        ...(things.length > 0 ? [{ term: 'Personal effects', value: <Things things={things} /> }] : []),
        {
          term: 'What else goes along',
          value: <span className="whitespace-pre-wrap wrap-anywhere">{effects || 'Nothing'}</span>,
        },
        {
          term: 'Tag',
          value: (
            <>
              {tagReading.label(offered.how)} by {offered.byName}, <When at={offered.on} />
            </>
          ),
        },
      ]}
    />
  );
};
