import { ChevronDown, ChevronUp, Copy } from 'lucide-react';
import { useState } from 'react';
import type { FormField } from '#shared/catalog/form-fields.ts';
import type { TemplateDocument } from '#shared/model/template-document.ts';
import { IconButton } from '#web/ui/button.tsx';
import { movedTo, SortList } from '#web/ui/sort-list.tsx';
import type { FieldWidgetProps } from '../../catalog/field-widget.ts';
import { faultsInside } from '../../catalog/fields/faults-at.ts';
import { ListElement, useFocusAfterRemoval } from '../../catalog/fields/list-element.tsx';
import { type Blocks, copyOf } from './block-history.ts';
import { blockName } from './block-name.ts';

type Block = Blocks[number];

/** Returns the fields of the form that a block of its kind has. */
const fieldsOf = (fields: readonly FormField[], { type }: Block): readonly FormField[] =>
  fields.filter(({ name }) => {
    if (name === 'signers') return type === 'signatures' || type === 'purchase-signature';
    return name !== 'fields' || type !== 'paragraph-only';
  });

type MoveProps = { name: string; at: number; count: number; onMove: (to: number) => void; onCopy: () => void };

const BlockActions = ({ name, at, count, onMove, onCopy }: MoveProps) => (
  <>
    <IconButton
      icon={ChevronUp}
      label={`Move ${name} up`}
      disabled={at === 0}
      onClick={() => onMove(at - 1)}
      className="size-9"
    />
    <IconButton
      icon={ChevronDown}
      label={`Move ${name} down`}
      disabled={at === count - 1}
      onClick={() => onMove(at + 1)}
      className="size-9"
    />
    <IconButton icon={Copy} label={`Duplicate ${name}`} onClick={onCopy} className="size-9" />
  </>
);

type BlockListProps = Omit<FieldWidgetProps, 'onChange' | 'value'> & {
  blocks: Blocks;
  /** The id of the block that was added just now, and is open. */
  added: string | null;
  /** `key` names the block that is typed in. */
  onChange: (blocks: Blocks, key?: string) => void;
};

/** Lists blocks in their order. Each opens to be edited. */
export const BlockList = ({ field, blocks, added, entry, faults, isReadOnly, onChange }: BlockListProps) => {
  const { fields = [] } = entry as Partial<TemplateDocument>;
  const { root, removing } = useFocusAfterRemoval();
  const [said, setSaid] = useState('');
  if (field.kind !== 'list') return null;
  const move = (from: number, to: number) => onChange(movedTo(blocks, from, to));
  const copy = (at: number, block: Block) => {
    onChange(blocks.toSpliced(at + 1, 0, copyOf(block, crypto.randomUUID())));
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
                onChange={(next) => onChange(blocks.toSpliced(at, 1, next as Block), block.id)}
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
