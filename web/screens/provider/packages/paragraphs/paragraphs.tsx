import { Plus, Text } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OwnSection } from '#shared/contract/packages.ts';
import { sectionType } from '#shared/model/enumerations/section.ts';
import { problemOf } from '#web/session/api-problem.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Select } from '#web/ui/select.tsx';
import { EmptyState, FailedPanel, Skeleton } from '#web/ui/states.tsx';
import type { Workspace } from '#web/workspace/use-workspace.ts';
import { newSection, ParagraphForm } from './paragraph-form.tsx';
import { useSections } from './use-sections.ts';

const inOrder = (items: readonly OwnSection[]): OwnSection[] => {
  const place = ({ section }: OwnSection) => sectionType.values.indexOf(section.sectionType);
  return items.toSorted((one, other) => place(one) - place(other) || one.section.sortOrder - other.section.sortOrder);
};

type ParagraphProps = { own: OwnSection; mayChange: boolean; isAsked: boolean };

const Paragraph = ({ own, mayChange, isAsked }: ParagraphProps) => {
  const [isOpen, setOpen] = useState(isAsked && mayChange);
  const bringIntoSight = (element: HTMLElement | null) => {
    if (isAsked) element?.scrollIntoView({ block: 'center' });
  };
  if (isOpen)
    return (
      <div ref={bringIntoSight}>
        <ParagraphForm own={own} onDone={() => setOpen(false)} />
      </div>
    );
  const { section } = own;
  return (
    <Card className="p-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="text-sm text-muted">{sectionType.label(section.sectionType)}</p>
          <h2 className="text-base">{section.title}</h2>
          {!section.isActive && <Badge>Archived: not printed</Badge>}
        </div>
        {mayChange && (
          <Button size="compact" aria-label={`Change: ${section.title}`} onClick={() => setOpen(true)}>
            Change
          </Button>
        )}
      </div>
      {section.text && <p className="mt-2 max-w-measure whitespace-pre-line text-muted">{section.text}</p>}
    </Card>
  );
};

/** Lists the home's own paragraphs on its documents, by type. Active ones are printed on its price list. */
export const Paragraphs = ({ workspace }: { workspace: Workspace }) => {
  const { data, isError, error, isFetching, refetch } = useSections();
  const [type, setType] = useState('');
  const [isNew, setNew] = useState(false);
  // The price list links to the one paragraph with a problem.
  const paragraphId = useSearchParams()[0].get('paragraph');
  if (isError && !data)
    return <FailedPanel onRetry={() => void refetch()} isRetrying={isFetching} requestId={problemOf(error)?.requestId} />;
  if (!data) return <Skeleton className="h-40 rounded-card" />;
  const visible = inOrder(data.items).filter(({ section }) => type === '' || section.sectionType === type);
  const add = workspace.may('packages.change') && !isNew && (
    <Button icon={Plus} size="compact" onClick={() => setNew(true)}>
      New paragraph
    </Button>
  );
  return (
    <div className="grid gap-4">
      <p className="max-w-measure text-muted">
        Your own text on your price list and other documents, such as how to reach you at night. What the law requires is always
        there, in its own words.
      </p>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Select
          label="Type"
          className="w-full max-w-72"
          emptyLabel="All types"
          options={sectionType.values.map((value) => ({ value, label: sectionType.label(value) }))}
          value={type}
          onChange={(event) => setType(event.target.value)}
        />
        {visible.length > 0 && add}
      </div>
      {isNew && <ParagraphForm own={newSection(workspace.locationId, data.items, type)} onDone={() => setNew(false)} />}
      {visible.length === 0 && !isNew && (
        <EmptyState
          icon={Text}
          title={type === '' ? 'No paragraphs yet' : 'No paragraphs of this type'}
          action={
            <>
              {type !== '' && data.items.length > 0 && <Button onClick={() => setType('')}>Show all types</Button>}
              {add}
            </>
          }
        />
      )}
      {visible.map((own) => (
        <Paragraph
          key={own.section.id}
          own={own}
          mayChange={workspace.may('packages.change')}
          isAsked={own.section.id === paragraphId}
        />
      ))}
    </div>
  );
};
