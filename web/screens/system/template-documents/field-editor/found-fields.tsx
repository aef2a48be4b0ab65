import { Plus } from 'lucide-react';
import type { FoundField } from '#shared/contract/system-documents.ts';
import { problemOf } from '#web/session/api-problem.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { FailedPanel, SkeletonText } from '#web/ui/states.tsx';
import { useTemplateFile } from '../use-template-file.ts';

type FoundFieldsProps = { sha256: string; used: ReadonlySet<string | undefined>; onAdd: (found: readonly FoundField[]) => void };

const countOf = (count: number): string => (count === 1 ? '1 field' : `${count} fields`);

/** Lists the fields of the PDF that nothing fills in yet, and adds them to the template. */
export const FoundFields = ({ sha256, used, onAdd }: FoundFieldsProps) => {
  const found = useTemplateFile(sha256);
  if (found.isError) return <FailedPanel requestId={problemOf(found.error)?.requestId} onRetry={() => void found.refetch()} />;
  if (!found.data) return <SkeletonText lines={2} />;
  const { fields } = found.data;
  const left = fields.filter(({ name }) => !used.has(name));
  if (fields.length === 0) return <p className="text-sm text-muted">The PDF has no fields. Add each with its place on a page.</p>;
  if (left.length === 0) return <p className="text-sm text-muted">Every field of the PDF is in the list.</p>;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-sm">
          {countOf(left.length)} of the PDF {left.length === 1 ? 'isn’t' : 'aren’t'} in the list yet.
        </p>
        <Button size="compact" icon={Plus} onClick={() => onAdd(left)}>
          {left.length === 1 ? 'Add it' : 'Add all of them'}
        </Button>
      </div>
      <Disclosure title="Choose which to add">
        <ul className="grid gap-1">
          {left.map((each) => (
            <li key={each.name} className="flex min-w-0 items-center gap-2">
              <Button size="compact" look="quiet" icon={Plus} onClick={() => onAdd([each])}>
                Add<span className="sr-only"> {each.label ?? each.name}</span>
              </Button>
              <span className="min-w-0 text-sm wrap-anywhere">
                {each.label ?? each.name} <span className="text-muted">(page {each.page})</span>
              </span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
};
