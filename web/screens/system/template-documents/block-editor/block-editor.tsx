import { Plus, TriangleAlert } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { hasToBeOnPage, offPageFields } from '#shared/model/off-page-fields.ts';
import type { TemplateDocument } from '#shared/model/template-document.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError, FieldHint } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import type { FieldWidgetProps } from '../../catalog/field-widget.ts';
import { wordsOf } from '../../catalog/fields/faults-at.ts';
import { useForm } from '../../catalog/fields/form-context.ts';
import { type TemplateSteps, useTemplateSteps } from '../template-history.tsx';
import { useUndoKeys } from '../undo-keys.ts';
import { UndoTools } from '../undo-tools.tsx';
import { BlockList, type Blocks } from './block-list.tsx';
import { PageView } from './page-view.tsx';

const Toolbar = ({ onAdd, ...steps }: TemplateSteps & { onAdd: () => void }) => (
  <div className="flex flex-wrap items-center gap-2">
    <Button size="compact" icon={Plus} onClick={onAdd}>
      Add block
    </Button>
    <UndoTools {...steps} />
  </div>
);

/** Puts the blocks and the page beside each other, or under tabs where there is no room. */
const Beside = ({ label, blocks, page }: { label: string; blocks: ReactNode; page: ReactNode }) => {
  const [tab, setTab] = useState('blocks');
  const isWide = useMedia('(min-width: 75rem)');
  const tabs = [
    { key: 'blocks', label: 'Blocks', panel: blocks, isKept: true },
    { key: 'page', label: 'Page', panel: page },
  ];
  if (!isWide) return <Tabs label={label} tabs={tabs} selected={tab} onSelect={setTab} />;
  return (
    <div className="grid grid-cols-[minmax(20rem,2fr)_minmax(0,3fr)] items-start gap-5">
      {blocks}
      <div className="sticky top-[calc(var(--desk-bar)+1rem)] min-w-0 max-w-200">{page}</div>
    </div>
  );
};

/** Lists fields that no block has: they are filled in, and printed nowhere. */
const OffPage = ({ entry: { blocks = [], signers = [], fields = [] } }: { entry: Partial<TemplateDocument> }) => {
  const { show } = useForm();
  const off = offPageFields({ blocks, signers, fields, file: undefined });
  if (off.length === 0) return null;
  return (
    <section aria-labelledby="off-page" className="grid gap-1 text-sm">
      <h3 id="off-page" className="flex items-center gap-2 font-sans text-sm font-semibold">
        <Icon of={TriangleAlert} size={16} className="text-warning" />
        Not on the page
      </h3>
      <p className="text-muted">
        No block has {off.length === 1 ? 'this field' : 'these fields'}. Insert each into a text, or add it to the lines of a
        block.
      </p>
      <ul className="grid gap-1">
        {off.map((field) => (
          <li key={field.id}>
            <TextButton
              onClick={() => show(['fields', fields.indexOf(field), 'name'])}
              className="min-h-6 text-left wrap-anywhere"
            >
              {field.name || 'Field without a name'}
              {hasToBeOnPage(field) && ' (has to be on the page)'}
            </TextButton>
          </li>
        ))}
      </ul>
    </section>
  );
};

const noBlocks = (hasFile: boolean): string =>
  hasFile
    ? 'This document is a PDF. Remove the PDF to compose it from blocks instead.'
    : 'No blocks yet. Add one to compose the document here, instead of uploading a PDF.';

/** Edits the blocks of a document beside a view of its page. */
const BlockEditor = ({ value, onChange, ...props }: FieldWidgetProps) => {
  const { field, faults, isReadOnly } = props;
  const entry = props.entry as Partial<TemplateDocument>;
  const blocks = (Array.isArray(value) ? value : []) as Blocks;
  const steps = useTemplateSteps();
  const [added, setAdded] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  useUndoKeys(root, steps);
  if (field.kind !== 'list') return null;
  const add = () => {
    const id = crypto.randomUUID();
    setAdded(id);
    onChange([...blocks, { ...field.blank(() => id), id, type: 'general' }]);
  };
  const mayAdd = entry.file === undefined || blocks.length > 0;
  const list = (
    <div className="grid min-w-0 content-start gap-2">
      {blocks.length === 0 && <p className="text-sm text-muted">{noBlocks(entry.file !== undefined)}</p>}
      <BlockList {...props} {...{ blocks, added, onChange }} />
      <OffPage entry={entry} />
      <FieldError id={`${field.path}-error`}>{wordsOf(faults)}</FieldError>
      {!isReadOnly && mayAdd && <Toolbar {...steps} onAdd={add} />}
    </div>
  );
  return (
    <div ref={root} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      {field.hint && <FieldHint id={`${field.path}-hint`}>{field.hint}</FieldHint>}
      {blocks.length === 0 ? list : <Beside label={field.label} blocks={list} page={<PageView entry={entry} />} />}
    </div>
  );
};
export default BlockEditor;
