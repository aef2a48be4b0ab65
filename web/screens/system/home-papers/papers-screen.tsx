import { SearchX, Store } from 'lucide-react';
import { useState } from 'react';
import type { PaperKind } from '#shared/model/home-paper.ts';
import { isGuid } from '#shared/values/ids.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { HomeSearchBox, useHomeQuery } from '../providers/home-search.tsx';
import { ListFrame } from '../providers/list-frame.tsx';
import { useAddressParts } from '../providers/search-words.tsx';
import { AssignBar } from './assign-bar.tsx';
import { paperCalls } from './paper-calls.ts';
import { PaperRow } from './paper-row.tsx';
import { usePapers } from './use-papers.ts';

/** Lists homes with the template of their contracts or of their price lists, to edit one or to assign many. */
export const PapersScreen = ({ kind }: { kind: PaperKind }) => {
  const { title, lead } = paperCalls[kind];
  const [search, change] = useAddressParts();
  const searched = useHomeQuery();
  const wanted = search.get('template') ?? '';
  const templateId = isGuid(wanted) ? wanted : undefined;
  const found = usePapers(kind, { ...searched, templateId });
  const templates = found.data?.pages[0]?.templates ?? [];
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const items = found.data?.pages.flatMap((page) => page.items) ?? [];
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  return (
    <WorkspacePage title={title} lead={lead} faq="system-homes">
      {templateId === undefined && <HomeSearchBox />}
      <div className="mb-5 max-w-form">
        <Select
          label="Template"
          hint="Only the homes that follow it"
          emptyLabel="All homes"
          options={templates.map(({ id, name }) => ({ value: id, label: name }))}
          value={templateId ?? ''}
          onChange={({ target }) => change({ template: target.value, query: '', by: '' })}
        />
      </div>
      <ListFrame
        found={found}
        noun={['home', 'homes']}
        failed="We couldn’t load the homes."
        row={(home) => (
          <PaperRow
            {...{ kind, home, templates }}
            isChosen={chosen.has(home.id)}
            problem={problems.get(home.id)}
            onChoose={(isChosen) => choose(home.id, isChosen)}
          />
        )}
        empty={
          searched.words || templateId ? (
            <EmptyState
              icon={SearchX}
              title={templateId ? 'No home follows this template.' : 'No home matches.'}
              action={<Button onClick={() => change({ query: '', by: '', template: '' })}>Show all</Button>}
            >
              {templateId
                ? 'Choose homes among all of them, and assign it.'
                : 'Search matches the start of a name, a town, or an owner’s email.'}
            </EmptyState>
          ) : (
            <EmptyState icon={Store} title="No homes yet.">
              The first one comes from a request.
            </EmptyState>
          )
        }
      />
      <AssignBar
        {...{ kind, templates }}
        homes={items.filter(({ id }) => chosen.has(id))}
        onDone={(failed) => {
          setProblems(failed);
          setChosen(new Set(failed.keys()));
        }}
        onClear={() => setChosen(new Set())}
      />
    </WorkspacePage>
  );
};
