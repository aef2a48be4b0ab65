import type { HandoffView } from '#shared/contract/handoffs.ts';
import { handoffPaper, handoffPurpose } from '#shared/model/enumerations/handoff.ts';
import { tagReading } from '#shared/model/enumerations/tag.ts';
import { When } from '#web/parts/when.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';

/** Says what a hand-off is for, what goes along, and who offered it. */
export const HandoffFacts = ({ handoff }: { handoff: HandoffView }) => {
  const { purpose, papers, effects, offered, from, to } = handoff;
  return (
    <DefinitionList
      items={[
        { term: 'What for', value: handoffPurpose.label(purpose) },
        { term: 'From', value: from.name },
        { term: 'To', value: to.name },
        { term: 'Papers', value: papers.map(handoffPaper.label).join(', ') || 'None' },
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
