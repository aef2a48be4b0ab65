import { EllipsisVertical, Minus, Pencil, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PackageService } from '#shared/model/template.ts';
import type { PackageLinePrice } from '#shared/packages/package-price.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { Price } from '#web/ui/price.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';

export type ItemRowProps = {
  item: PackageService;
  handle: ReactNode;
  price: PackageLinePrice | undefined;
  error: string | undefined;
  fieldId: string;
  isOpen: boolean;
  isDisabled: boolean;
  onOpen: (isOpen: boolean) => void;
  onChange: (changes: Partial<PackageService>) => void;
  onMove: () => void;
  onRemove: () => void;
};

const PriceOf = ({ price }: { price: PackageLinePrice }) =>
  price.isTwice ? (
    <span className="text-muted">Counted above</span>
  ) : (
    <Price cents={price.priceCents} missing="No price yet" className="text-sm" />
  );

const Words = ({ item, onChange, onOpen, fieldId }: ItemRowProps) => (
  <div className="grid gap-4">
    <TextField
      label="Name"
      id={`${fieldId}-name`}
      maxLength={120}
      value={item.displayName}
      onChange={(event) => onChange({ displayName: event.target.value })}
    />
    <TextArea
      label="Details"
      isOptional
      rows={2}
      maxLength={1000}
      value={item.detailText}
      onChange={(event) => onChange({ detailText: event.target.value })}
    />
    <Button size="compact" className="justify-self-start" onClick={() => onOpen(false)}>
      Done
    </Button>
  </div>
);

/** Shows a line of the package: its words, what it costs separately, and what can be done with it. */
export const ItemRow = (props: ItemRowProps) => {
  const { item, handle, price, error, fieldId, isOpen, isDisabled, onOpen, onMove, onRemove } = props;
  const isFromCatalog = item.serviceId !== undefined || item.gplLine !== undefined;
  const name = item.displayName || 'Item without a name';
  return (
    <div id={fieldId} tabIndex={-1} className="flex items-start gap-2 py-2">
      {handle}
      <div className="min-w-0 flex-1 pt-1.5">
        {isOpen && !isDisabled ? (
          <Words {...props} />
        ) : (
          <>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <p className="min-w-0">{name}</p>
              {price && <PriceOf price={price} />}
            </div>
            {item.detailText && <p className="line-clamp-2 text-sm text-muted">{item.detailText}</p>}
          </>
        )}
        <FieldError id={`${fieldId}-error`}>{error}</FieldError>
      </div>
      {!isDisabled && (
        <Menu
          label={`Actions for ${name}`}
          isLabelHidden
          className="inline-flex size-9 shrink-0 items-center justify-center text-muted hover:bg-sunken hover:text-text pointer-coarse:size-11"
          items={[
            { key: 'words', label: 'Edit', icon: Pencil, onAction: () => onOpen(true) },
            ...(item.isIncluded || isFromCatalog
              ? [
                  {
                    key: 'move',
                    label: item.isIncluded ? 'Move to not included' : 'Include it',
                    icon: item.isIncluded ? Minus : Plus,
                    onAction: onMove,
                  },
                ]
              : []),
            { key: 'remove', label: 'Remove', icon: Trash2, tone: 'danger', onAction: onRemove },
          ]}
        >
          <Icon of={EllipsisVertical} />
        </Menu>
      )}
    </div>
  );
};
