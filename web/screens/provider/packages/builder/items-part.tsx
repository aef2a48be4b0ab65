import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { TemplateChoices } from '#shared/contract/packages.ts';
import type { PackageService } from '#shared/model/template.ts';
import type { PackagePrice } from '#shared/packages/package-price.ts';
import { Button } from '#web/ui/button.tsx';
import { movedTo, SortList } from '#web/ui/sort-list.tsx';
import { AddFromCatalog } from './add-from-catalog.tsx';
import { ItemRow } from './item-row.tsx';
import { fieldId, type PartProps, SectionCard } from './section-card.tsx';

type Service = TemplateChoices['home']['services'][number];

const itemOf = ({ id, name, description, gplLine }: Service): PackageService => ({
  packageServiceId: crypto.randomUUID(),
  serviceId: id,
  displayName: name,
  detailText: description,
  isIncluded: true,
  ...(gplLine ? { gplLine } : {}),
});

const ownWords = (): PackageService => ({
  packageServiceId: crypto.randomUUID(),
  displayName: '',
  detailText: '',
  isIncluded: false,
});

type ItemsPartProps = PartProps & { choices: TemplateChoices; price: PackagePrice };

/** Edits what the price includes and what it leaves out, each in order. */
export const ItemsPart = ({ draft, change, errors, isDisabled, choices, price }: ItemsPartProps) => {
  const [isAdding, setAdding] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
  const items = draft.packageServices;
  const set = (packageServices: PackageService[]) => change({ packageServices });
  const included = items.filter(({ isIncluded }) => isIncluded);
  const excluded = items.filter(({ isIncluded }) => !isIncluded);
  const priceOf = new Map(price.lines.map((each) => [each.packageServiceId, each]));
  const reorder = (part: PackageService[], rest: PackageService[]) => (from: number, to: number) =>
    set(part === included ? [...movedTo(part, from, to), ...rest] : [...rest, ...movedTo(part, from, to)]);
  const patch = (id: string, changes: Partial<PackageService>) =>
    set(items.map((each) => (each.packageServiceId === id ? { ...each, ...changes } : each)));
  const without = (id: string) => items.filter(({ packageServiceId }) => packageServiceId !== id);
  const move = (item: PackageService) => set([...without(item.packageServiceId), { ...item, isIncluded: !item.isIncluded }]);
  const errorAt = (item: PackageService) => {
    const at = items.indexOf(item);
    return (
      errors[`packageServices.${at}`] ?? errors[`packageServices.${at}.displayName`] ?? errors[`packageServices.${at}.detailText`]
    );
  };
  const list = (label: string, part: PackageService[], rest: PackageService[]) => (
    <SortList
      label={label}
      items={part}
      keyOf={({ packageServiceId }) => packageServiceId}
      nameOf={({ displayName }) => displayName || 'item without a name'}
      isDisabled={isDisabled}
      onMove={reorder(part, rest)}
      className="divide-y divide-border border-y border-border"
    >
      {(item, handle) => (
        <ItemRow
          item={item}
          handle={handle}
          price={priceOf.get(item.packageServiceId)}
          error={errorAt(item)}
          fieldId={fieldId(`packageServices.${items.indexOf(item)}`)}
          isOpen={open === item.packageServiceId}
          isDisabled={isDisabled}
          onOpen={(isOpen) => setOpen(isOpen ? item.packageServiceId : null)}
          onChange={(changes) => patch(item.packageServiceId, changes)}
          onMove={() => move(item)}
          onRemove={() => set(without(item.packageServiceId))}
        />
      )}
    </SortList>
  );
  const chosen = new Set(included.flatMap(({ serviceId }) => serviceId ?? []));
  const choose = (service: Service, isIn: boolean) =>
    set(
      isIn
        ? [...included, itemOf(service), ...excluded]
        : items.filter((each) => !each.isIncluded || each.serviceId !== service.id),
    );
  const addOwn = () => {
    const item = ownWords();
    set([...items, item]);
    setOpen(item.packageServiceId);
  };
  return (
    <SectionCard title="What’s included" lead="To move a row, drag its handle or press the arrow keys on it.">
      <div>
        <h3 className="text-base">Price includes</h3>
        {included.length === 0 ? (
          <p className="py-3 text-muted">Nothing yet. Add what the price covers.</p>
        ) : (
          list('Included items', included, excluded)
        )}
        {!isDisabled && !isAdding && (
          <Button size="compact" icon={Plus} className="mt-3" onClick={() => setAdding(true)}>
            Add from the catalog
          </Button>
        )}
      </div>
      {isAdding && <AddFromCatalog choices={choices} chosen={chosen} onChoose={choose} onDone={() => setAdding(false)} />}
      <div>
        <h3 className="text-base">Price excludes</h3>
        {excluded.length === 0 ? (
          <p className="py-3 text-muted">No items are listed as not included.</p>
        ) : (
          list('Items that are not included', excluded, included)
        )}
        {!isDisabled && (
          <Button size="compact" icon={Plus} className="mt-3" onClick={addOwn}>
            Add in your own words
          </Button>
        )}
      </div>
    </SectionCard>
  );
};
