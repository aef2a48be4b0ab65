import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { ruleSettingOf } from '#shared/catalog/rule-setting.ts';
import type { FoundField } from '#shared/contract/system-documents.ts';
import type { PdfFieldType } from '#shared/model/enumerations/document.ts';
import type { TemplateDocument, TemplateFile } from '#shared/model/template-document.ts';
import type { FieldWidgetProps } from '../../catalog/field-widget.ts';
import { focusPlace } from '../../catalog/form/place-focus.ts';
import { useRuleVocabulary } from '../../rules/use-rule-vocabulary.ts';
import { fieldOfForm } from '../field-of-form.ts';
import { useTemplateFile } from '../use-template-file.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { EditTools, ViewTools } from './editor-tools.tsx';
import type { Box } from './field-geometry.ts';
import { FieldList } from './field-list.tsx';
import { FieldProperties } from './field-properties.tsx';
import { placeWords } from './field-words.ts';
import { FindingsList } from './findings-list.tsx';
import { FoundFields } from './found-fields.tsx';
import { onKeys, seenMiddle, useFocusOnPart } from './page-focus.ts';
import { PageStage } from './page-stage.tsx';
import { type Finding, templateFindings } from './template-findings.ts';
import { type FieldEditing, useFieldEditor } from './use-field-editor.ts';

type FieldEditorProps = FieldWidgetProps & { file: TemplateFile };

/** Works out what to look at, after the page has been drawn. */
function useFindings(entry: Partial<TemplateDocument> & { id: string }, file: TemplateFile) {
  const found = useTemplateFile(file.sha256);
  const { vocabulary, failed } = useRuleVocabulary(ruleSettingOf('templateDocuments', 'fields.identifier', entry));
  const { id, signers = [], fields = [] } = useDeferredValue(entry);
  const findings = useMemo(
    () => templateFindings({ template: { id, file, signers, fields }, found: found.data?.fields, vocabulary }),
    [id, file, signers, fields, found.data, vocabulary],
  );
  const isFailed = found.isError || failed.length > 0;
  const retry = () => {
    if (found.isError) void found.refetch();
    for (const each of failed) void each.refetch();
  };
  const loading = isFailed ? 'failed' : found.data && vocabulary ? 'ready' : 'pending';
  return { found: found.data?.fields, findings, loading, retry } as const;
}

/** Says where what is chosen is, after each move. */
const Place = ({ editor: { movable, size } }: { editor: FieldEditing }) => {
  const [only, ...others] = movable;
  return (
    <p role="status" className="min-h-6 text-sm text-muted tabular-nums">
      {only && others.length === 0 ? placeWords(only.box, size) : ''}
    </p>
  );
};

const KEYS =
  'Draw a field with a mouse, or add one. Drag it, or move it with the arrow keys: 1 point, with Shift 10. Space chooses several, Enter opens the properties, and Delete removes.';

/** Edits the fields of a template on the pages of its PDF, with a list of all of them, the properties of one, and what is wrong. */
export const FieldEditor = ({ file, ...props }: FieldEditorProps) => {
  const { entry, isReadOnly, value } = props;
  const template = entry as Partial<TemplateDocument> & { id: string };
  const fields = (Array.isArray(value) ? value : []) as TemplateDocument['fields'];
  const { found, findings, loading, retry } = useFindings(template, file);
  const editor = useFieldEditor({ fields, file, found, signers: template.signers ?? [] });
  const { root, focus, focusPage } = useFocusOnPart(fields);
  const stage = useRef<HTMLDivElement>(null);
  const [kind, setKind] = useState<PdfFieldType>('text');
  const [zoom, setZoom] = useState(100);
  const [isAdding, setIsAdding] = useState(false);
  const [isCopying, setIsCopying] = useState(false);
  const used = new Set(fields.map(({ pdfFieldName }) => pdfFieldName));
  const add = (drawn: Box | { x: number; y: number }) => focus(editor.add(kind, drawn));
  const addAll = (all: readonly FoundField[]) => {
    const more = all.map((each) => fieldOfForm(each, crypto.randomUUID(), found ?? all));
    editor.change([...fields, ...more]);
    return more;
  };
  const addFound = (each: FoundField) => {
    const [field] = addAll([each]);
    if (!field) return;
    editor.setChosen([{ id: field.id, at: 0 }]);
    focus({ id: field.id, at: 0 });
  };
  const pick = ({ part, path, property }: Finding) => {
    if (path) focusPlace(path);
    if (!part) return;
    editor.choose([part]);
    focus(part, property ? 'properties' : 'box', property);
  };
  const chosenFields = fields.filter(({ id }) => editor.movable.some((part) => part.id === id));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the boxes and buttons inside.
    <div ref={root} onKeyDown={onKeys(editor, isReadOnly, { focus, focusPage })} className="@container grid min-w-0 gap-4">
      {!isReadOnly && <FoundFields sha256={file.sha256} used={used} onAdd={addAll} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 @[42rem]:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid min-w-0 content-start gap-2">
          {!isReadOnly && (
            <EditTools
              {...{ editor, kind, isAdding }}
              onAdding={setIsAdding}
              onKind={setKind}
              onAdd={() => add(seenMiddle(stage.current, editor))}
              onCopy={() => setIsCopying(true)}
            />
          )}
          <ViewTools {...{ editor, zoom }} onZoom={setZoom} />
          <PageStage
            {...{ editor, stage, zoom, isReadOnly, isAdding }}
            faulty={new Set(findings.flatMap(({ part, isFault }) => (isFault && part ? [part.id] : [])))}
            unused={(found ?? []).filter(({ name }) => !used.has(name))}
            onDraw={add}
            onAdd={addFound}
            onOpen={(part) => {
              editor.setChosen([part]);
              focus(part, 'properties');
            }}
          />
          <p role="alert" className="text-sm text-danger empty:hidden">
            {editor.refused}
          </p>
          <Place editor={editor} />
          <p className="text-sm text-muted">{KEYS}</p>
        </div>
        {/* Beside the page, it's as high as the page and scrolls alone: if it grew with what is chosen, the page would move away under the cursor that draws. */}
        <div className="min-w-0 @[42rem]:relative @[42rem]:min-h-[40rem]">
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 @[42rem]:absolute @[42rem]:-inset-1 @[42rem]:overflow-y-auto @[42rem]:p-1">
            <FindingsList {...{ findings, loading }} onRetry={retry} onPick={pick} onRemoveGone={editor.removeGone} />
            <FieldList {...{ editor, findings, isReadOnly }} />
            <FieldProperties {...props} editor={editor} />
          </div>
        </div>
      </div>
      {isCopying && (
        <CopyDialog
          pageCount={file.pageCount}
          hasRadio={chosenFields.some(({ pdfFieldType }) => pdfFieldType === 'radio')}
          onCopy={editor.copyTo}
          onClose={() => setIsCopying(false)}
        />
      )}
    </div>
  );
};
