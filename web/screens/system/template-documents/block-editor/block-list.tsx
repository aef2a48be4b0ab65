import { ChevronDown, ChevronUp, Copy, EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import type { FormField } from '#shared/catalog/form-fields.ts';
import { type DocumentBlock, isSignatureBlock } from '#shared/model/document-blocks.ts';
import type { TemplateDocument } from '#shared/model/template-document.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { movedTo, SortList } from '#web/ui/sort-list.tsx';
import type { FieldWidgetProps } from '../../catalog/field-widget.ts';
import { faultsInside } from '../../catalog/fields/faults-at.ts';
import { ListElement, useFocusAfterRemoval } from '../../catalog/fields/list-element.tsx';
import { copyOfBlock } from '../template-parts.ts';
import { blockName } from './block-name.ts';

/** A block as it is on the form: it may be half filled in. */
type Block = Partial<DocumentBlock>;
export type Blocks = readonly Block[];

/** Returns the fields of the form that a block of its kind has. */
const fieldsOf = (fields: readonly FormField[], block: Block): readonly FormField[] =>
  fields.filter(({ name }) => {
    if (name === 'signers') return isSignatureBlock(block);
    return name !== 'fields' || block.type !== 'paragraph-only';
  });

type ActionsProps = { name: string; at: number; count: number; onMove: (to: number) => void; onCopy: () => void };

const BlockActions = ({ name, at, count, onMove, onCopy }: ActionsProps) => (
  <Menu
    label={`Actions for ${name}`}
    isLabelHidden
    className="inline-flex size-9 shrink-0 items-center justify-center text-muted hover:bg-sunken hover:text-text pointer-coarse:size-11"
    items={[
      { key: 'up', label: 'Move up', icon: ChevronUp, isDisabled: at === 0, onAction: () => onMove(at - 1) },
      { key: 'down', label: 'Move down', icon: ChevronDown, isDisabled: at === count - 1, onAction: () => onMove(at + 1) },
      { key: 'copy', label: 'Duplicate', icon: Copy, onAction: onCopy },
    ]}
  >
    <Icon of={EllipsisVertical} />
  </Menu>
);

type BlockListProps = Omit<FieldWidgetProps, 'onChange' | 'value'> & {
  blocks: Blocks;
  /** The id of the block that was added just now, and is open. */
  added: string | null;
  onChange: (blocks: Blocks) => void;
};

/** Lists blocks in their order. Each opens to be edited. */
export const BlockList = ({ field, blocks, added, entry, faults, isReadOnly, onChange }: BlockListProps) => {
  const { fields = [] } = entry as Partial<TemplateDocument>;
  const { root, removing } = useFocusAfterRemoval();
  const [said, setSaid] = useState('');
  if (field.kind !== 'list') return null;
  const move = (from: number, to: number) => onChange(movedTo(blocks, from, to));
  const copy = (at: number, block: Block) => {
    onChange(blocks.toSpliced(at + 1, 0, copyOfBlock(block, crypto.randomUUID())));
    setSaid(`${blockName(block, fields)} is duplicated.`);
  };
  const remove = (at: number, block: Block) => {
    removing(at, blocks.length);
    onChange(blocks.toSpliced(at, 1));
    setSaid(`${blockName(block, fields)} is removed. Undo brings it back.`);
  };
  return (
    <div ref={root} className="min-w-0">
      <SortList
        label={field.label}
        items={blocks}
        keyOf={({ id = '' }) => id}
        nameOf={(block) => blockName(block, fields)}
        isDisabled={isReadOnly}
        onMove={move}
        className="grid grid-cols-[minmax(0,1fr)] gap-1.5"
        rowClass="flex min-w-0 items-start gap-1"
      >
        {(block, handle) => {
          const at = blocks.indexOf(block);
          const name = blockName(block, fields);
          return (
            <>
              {handle}
              <ListElement
                {...{ at, name, entry, isReadOnly }}
                element={block}
                field={{ ...field, fields: fieldsOf(field.fields, block) }}
                isNew={block.id === added}
                faults={faultsInside(faults, at, block.id)}
                onChange={(next) => onChange(blocks.toSpliced(at, 1, next as Block))}
                onRemove={() => remove(at, block)}
                actions={
                  !isReadOnly && (
                    <BlockActions
                      {...{ name, at }}
                      count={blocks.length}
                      onMove={(to) => move(at, to)}
                      onCopy={() => copy(at, block)}
                    />
                  )
                }
              />
            </>
          );
        }}
      </SortList>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
};
