import { useSearchParams } from 'react-router-dom';
import { type NounName, nounNames } from '#shared/catalog/noun-names.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import { isGuid } from '#shared/values/ids.ts';
import { focusFirstField } from '#web/ui/first-field.ts';
import { useContentFocus } from '#web/ui/use-content-focus.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { BarSelect } from '../bar-select.tsx';
import { ChooseFiles } from './choose-files.tsx';
import { ExportMenu } from './export-menu.tsx';
import { ImportJob } from './import-job.tsx';
import { ImportResultPanel } from './import-result.tsx';
import { lastImport } from './last-import.ts';

const options = nounNames.map((value) => ({
  value,
  label: `${nouns[value].many[0]?.toUpperCase()}${nouns[value].many.slice(1)}`,
}));
const nounIn = (text: string | null): NounName => nounNames.find((noun) => noun === text) ?? 'items';

/** Focuses the result of a file, or what chooses the next one, if the pressed button is gone. */
const focusStep = (step: HTMLElement): void => {
  if (document.activeElement !== document.body) return;
  const result = step.querySelector<HTMLElement>('h2[tabindex]');
  if (result) result.focus();
  else focusFirstField(step);
};

/** /System/Merchandise/BulkInsert: entries of the catalog from a file. The address says which import, so that a reload finds it again. */
export const Component = () => {
  const [search, setSearch] = useSearchParams();
  const noun = nounIn(search.get('noun'));
  const id = search.get('import') ?? '';
  const step = useContentFocus<HTMLDivElement>(isGuid(id) ? id : '', focusStep);
  const show = (next: Record<string, string>) => setSearch(next, { preventScrollReset: true });
  const start = (started: string) => {
    lastImport.write(noun, started);
    show({ noun, import: started });
  };
  return (
    <WorkspacePage
      title="Bulk insert"
      lead="Add or change many entries from a file. You see what each row would do first, and nobody else sees any of it until it’s published."
      actions={<ExportMenu noun={noun} />}
      faq="catalog-list"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div>
          <BarSelect
            label="What the file has"
            empty={null}
            value={noun}
            options={options}
            onChange={(chosen) => show({ noun: chosen })}
          />
        </div>
        <div ref={step} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {isGuid(id) ? (
            <ImportResultPanel key={id} {...{ noun, id }} onAgain={() => show({ noun })} />
          ) : (
            <>
              <ChooseFiles key={noun} noun={noun} onStarted={start} />
              <ImportJob />
            </>
          )}
        </div>
      </div>
    </WorkspacePage>
  );
};
