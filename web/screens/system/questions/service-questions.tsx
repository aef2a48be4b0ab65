import { Plus } from 'lucide-react';
import { useState } from 'react';
import { nouns } from '#shared/catalog/nouns/index.ts';
import { foundQuestions, type ListedQuestion } from '#shared/catalog/questions/listed-questions.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { EmptyState, FailedPanel, Skeleton } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { ExportMenu } from '../catalog/bulk/export-menu.tsx';
import { entryPath } from '../catalog/noun-screens.ts';
import { useNounScreen } from '../catalog/use-noun-screen.ts';
import { MoveDialog } from './move-dialog.tsx';
import { Filters, useFilter } from './question-filters.tsx';
import { QuestionTable } from './question-row.tsx';
import { useMoveQuestion, useQuestions } from './use-questions.ts';

const QuestionsByGroup = lazyPart(
  () => import('./questions-by-group.tsx').then(({ QuestionsByGroup: byGroup }) => ({ default: byGroup })),
  'This list',
);

type FoundProps = { found: readonly ListedQuestion[]; onMove: (listed: ListedQuestion) => void };

/** Shows the questions that each display service, and each item category, asks. */
const ByDisplayService = ({ found, onMove, services }: FoundProps & { services: readonly { id: string; name: string }[] }) => {
  const ofPlans = found.filter(({ group, askedBy }) => group.kind === 'pricing' && askedBy.length > 0);
  if (ofPlans.length === 0)
    return <EmptyState title="No display service asks these questions">Only questions of plans are asked by one.</EmptyState>;
  return (
    <div className="space-y-8">
      {services.map(({ id, name }) => {
        const rows = ofPlans.filter(({ askedBy }) => askedBy.some((use) => use.id === id));
        if (rows.length === 0) return null;
        return (
          <section key={id} aria-label={name}>
            <h2 className="mb-2 text-lg">{name}</h2>
            <QuestionTable label={`Questions of ${name}`} rows={rows} onMove={onMove} />
          </section>
        );
      })}
    </div>
  );
};

/** /System/ServiceQuestions: every question of every group, what asks it, and what reads its answer. */
export const Component = () => {
  const screen = useNounScreen();
  const { filter, view, set, clear } = useFilter();
  const { listed, groups, askers, groupRows, failed } = useQuestions();
  const move = useMoveQuestion(groupRows, groups);
  const [moved, setMoved] = useState<ListedQuestion | null>(null);
  const found = listed && foundQuestions(listed, filter);
  const isReady = found && groups && askers && failed.length === 0;
  return (
    <WorkspacePage
      title="Questions"
      lead="Every question of plans and cases. A question is kept in a group: opening one opens its group."
      actions={
        <>
          <ExportMenu noun="questionGroups" />
          <LinkButton look="primary" size="compact" icon={Plus} to={entryPath(screen, 'new')} data-add>
            Add {nouns.questionGroups.one}
          </LinkButton>
        </>
      }
      faq="catalog-list"
    >
      <Filters {...{ filter, set }} count={found?.length} />
      {failed.length > 0 && (
        <FailedPanel
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
          isRetrying={failed.some((each) => each.isFetching)}
        />
      )}
      {failed.length === 0 && !isReady && <Skeleton className="h-96 w-full" />}
      {isReady && found.length === 0 && (
        <EmptyState
          title={listed.length === 0 ? 'No questions yet' : 'No questions match'}
          action={listed.length > 0 && <Button onClick={clear}>Clear filters</Button>}
        >
          {listed.length === 0 ? 'Add a group of questions first.' : 'Try fewer words, or another kind.'}
        </EmptyState>
      )}
      {isReady && found.length > 0 && (
        <Tabs
          label="Questions"
          selected={view}
          onSelect={(key) => set('view', key === 'list' ? '' : key)}
          tabs={[
            {
              key: 'list',
              label: 'List',
              panel: view === 'list' && <QuestionTable label="Questions" rows={found} onMove={setMoved} />,
            },
            {
              key: 'services',
              label: 'By display service',
              panel: view === 'services' && <ByDisplayService found={found} services={askers} onMove={setMoved} />,
            },
            {
              key: 'groups',
              label: 'By group',
              panel: view === 'groups' && (
                <QuestionsByGroup
                  groups={groups.filter(({ kind }) => !filter.kind || kind === filter.kind)}
                  listed={found}
                  onMove={move}
                />
              ),
            },
          ]}
        />
      )}
      {moved && groups && <MoveDialog listed={moved} groups={groups} onMove={move} onClose={() => setMoved(null)} />}
    </WorkspacePage>
  );
};
