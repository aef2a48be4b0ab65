import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignStartHorizontal,
  AlignStartVertical,
  ChevronLeft,
  ChevronRight,
  Copy,
  CopyPlus,
  type LucideIcon,
  Plus,
  Redo2,
  Scaling,
  SquareDashedMousePointer,
  Trash2,
  Undo2,
} from 'lucide-react';
import { Toolbar } from 'react-aria-components/Toolbar';
import { type PdfFieldType, pdfFieldType } from '#shared/model/enumerations/document.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import type { Alignment } from './field-geometry.ts';
import type { FieldEditing } from './use-field-editor.ts';

type ToolProps = { icon: LucideIcon; label: string; isOff: boolean; onPress: () => void; keys?: string; isPressed?: boolean };

/** A button that can’t be used now keeps its place and the focus. */
const Tool = ({ icon, label, isOff, onPress, keys, isPressed }: ToolProps) => (
  <IconButton
    icon={icon}
    label={label}
    aria-disabled={isOff || undefined}
    aria-keyshortcuts={keys}
    aria-pressed={isPressed}
    onClick={isOff ? undefined : onPress}
    className="size-9 aria-disabled:opacity-50 aria-pressed:bg-primary-soft aria-pressed:text-primary pointer-coarse:size-11"
  />
);

const alignments: readonly { how: Alignment; label: string; icon: LucideIcon }[] = [
  { how: 'left', label: 'Align left edges', icon: AlignStartVertical },
  { how: 'center', label: 'Align centers from left to right', icon: AlignCenterVertical },
  { how: 'right', label: 'Align right edges', icon: AlignEndVertical },
  { how: 'top', label: 'Align top edges', icon: AlignStartHorizontal },
  { how: 'middle', label: 'Align centers from top to bottom', icon: AlignCenterHorizontal },
  { how: 'bottom', label: 'Align bottom edges', icon: AlignEndHorizontal },
  { how: 'size', label: 'Make the same size as the first', icon: Scaling },
];

type EditToolsProps = {
  editor: FieldEditing;
  /** Presses on boxes add to what is chosen. */
  isAdding: boolean;
  onAdding: (isAdding: boolean) => void;
  kind: PdfFieldType;
  onKind: (kind: PdfFieldType) => void;
  onAdd: () => void;
  onCopy: () => void;
};

/** Adds fields, and changes those that are chosen. */
export const EditTools = ({ editor, isAdding, onAdding, kind, onKind, onAdd, onCopy }: EditToolsProps) => {
  const { chosen, movable } = editor;
  const count = chosen.length === 0 ? 'Nothing chosen' : chosen.length === 1 ? '1 chosen' : `${chosen.length} chosen`;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-end gap-2">
        <Select
          label="Kind of the new field"
          className="min-w-40 flex-1"
          options={pdfFieldType.options.map(({ id, text }) => ({ value: id, label: text }))}
          value={kind}
          onChange={({ target }) => onKind(target.value as PdfFieldType)}
        />
        <Button size="compact" icon={Plus} onClick={onAdd} className="min-h-11">
          Add to the page
        </Button>
      </div>
      {/* One stop for Tab; arrow keys go from tool to tool. */}
      <Toolbar aria-label="Change fields" className="flex flex-wrap items-center">
        <Tool icon={Undo2} label="Undo" keys="Control+Z Meta+Z" isOff={!editor.canUndo} onPress={editor.undo} />
        <Tool icon={Redo2} label="Redo" keys="Control+Shift+Z Meta+Shift+Z" isOff={!editor.canRedo} onPress={editor.redo} />
        <Tool icon={CopyPlus} label="Duplicate" keys="Control+D Meta+D" isOff={movable.length === 0} onPress={editor.duplicate} />
        <Tool icon={Copy} label="Copy to pages" isOff={movable.length === 0 || editor.file.pageCount === 1} onPress={onCopy} />
        <Tool icon={Trash2} label="Remove" keys="Delete" isOff={chosen.length === 0} onPress={editor.remove} />
        <Tool
          icon={SquareDashedMousePointer}
          label="Choose several"
          isPressed={isAdding}
          isOff={false}
          onPress={() => onAdding(!isAdding)}
        />
        {alignments.map(({ how, label, icon }) => (
          <Tool key={how} {...{ icon, label }} isOff={movable.length < 2} onPress={() => editor.align(how)} />
        ))}
        {/* As wide for one as for none, so that the tools don't wrap otherwise when a field is drawn. */}
        <span role="status" className="ml-auto min-w-28 text-right text-sm text-muted tabular-nums">
          {count}
        </span>
      </Toolbar>
    </div>
  );
};

const zooms = [100, 150, 200, 300] as const;

const placesOn = ({ parts }: FieldEditing, page: number): number => parts.filter((part) => part.page === page).length;

type ViewToolsProps = { editor: FieldEditing; zoom: number; onZoom: (zoom: number) => void };

/** Chooses the page, and how large it is. */
export const ViewTools = ({ editor, zoom, onZoom }: ViewToolsProps) => {
  const { page, goTo, file } = editor;
  return (
    <div className="flex flex-wrap items-end gap-1">
      <Tool icon={ChevronLeft} label="Previous page" isOff={page === 1} onPress={() => goTo(page - 1)} />
      <Select
        label="Page (places)"
        className="min-w-40 flex-1"
        options={file.pages.map((_, at) => ({
          value: String(at + 1),
          label: `${at + 1} of ${file.pageCount} (${placesOn(editor, at + 1)})`,
        }))}
        value={String(page)}
        onChange={({ target }) => goTo(Number(target.value))}
      />
      <Tool icon={ChevronRight} label="Next page" isOff={page === file.pageCount} onPress={() => goTo(page + 1)} />
      <Select
        label="Zoom"
        className="w-24"
        options={zooms.map((each) => ({ value: String(each), label: each === 100 ? 'Fit' : `${each}%` }))}
        value={String(zoom)}
        onChange={({ target }) => onZoom(Number(target.value))}
      />
    </div>
  );
};
