import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldAt, formFields } from '#shared/catalog/form-fields.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { query } from '#web/session/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { movedTo, SortList } from '#web/ui/sort-list.tsx';
import { FailedPanel, SkeletonText } from '#web/ui/states.tsx';
import { useEveryEntry } from '../../every-entry/use-every-entry.ts';
import { useNames } from '../../every-entry/use-names.ts';
import type { NounScreen } from '../noun-screens.ts';
import { useValueNames } from '../use-value-names.ts';
import { useMoves } from './use-moves.ts';

type Group = { value: string; label: string };

/** Returns the groups whose entries are in order together, such as the services of each category. */
function useGroups({ noun, only = {} }: NounScreen): readonly Group[] {
  const within = nouns[noun].order?.within;
  const field = within ? fieldAt(formFields(nouns[noun]), within) : undefined;
  const { data = [] } = useEveryEntry(noun, within !== undefined);
  const { nameOf } = useNames(field?.kind === 'reference' ? [field.noun] : []);
  const { textFor } = useValueNames(noun);
  if (!within || !field) return [{ value: '', label: '' }];
  const isListed = (entry: Record<string, unknown>) => Object.entries(only).every(([name, value]) => entry[name] === value);
  const entries = data.map(({ entry }) => entry as unknown as Record<string, unknown>).filter(isListed);
  const words = (value: string) => {
    if (field.kind === 'reference') return nameOf(field.noun, value) ?? value;
    if (field.kind === 'choice') return field.choices.options.find(({ id }) => id === value)?.text ?? value;
    return textFor(within, value) ?? value;
  };
  return [...new Set(entries.map((entry) => String(entry[within])))].map((value) => ({ value, label: words(value) }));
}

/** What the groups are called: a category, or a page. */
const withinLabel = (noun: NounScreen['noun']): string =>
  fieldAt(formFields(nouns[noun]), nouns[noun].order?.within ?? '')?.label ?? 'Group';

type OrderFormProps = {
  onChange: (ids: readonly string[]) => void;
  ids: readonly string[];
  noun: NounScreen['noun'];
};

const OrderForm = ({ ids, onChange, noun }: OrderFormProps) => {
  const { nameOf } = useNames([noun]);
  const name = (id: string) => nameOf(noun, id) ?? '';
  return (
    <SortList
      label={`Order of ${nouns[noun].many}`}
      items={ids}
      keyOf={(id) => id}
      nameOf={name}
      onMove={(from, to) => onChange(movedTo(ids, from, to))}
      className="grid gap-0.5"
      rowClass="flex items-center gap-2 text-text"
    >
      {(id, handle) => (
        <>
          {handle}
          <span className="min-w-0 wrap-anywhere text-sm">{name(id)}</span>
        </>
      )}
    </SortList>
  );
};

const useOrder = (noun: NounScreen['noun'], group: string | undefined) =>
  useQuery({
    ...query.systemCatalog.getEntries.queryOptions({
      input: { noun, pageSize: 1, sort: 'place', ...(group ? { group } : {}) },
    }),
    enabled: group !== undefined,
    staleTime: 0,
  });

/** Puts the entries of a group in order, by dragging or with the arrow keys. The order is a draft, like any other change. */
const OrderDialog = ({ screen, onClose }: { screen: NounScreen; onClose: () => void }) => {
  const { noun } = screen;
  const groups = useGroups(screen);
  const [chosen, setChosen] = useState<string>();
  const group = chosen ?? groups[0]?.value;
  const found = useOrder(noun, group);
  const order = found.data?.order ?? undefined;
  const { idsOf, move, isMoved, saving } = useMoves(noun, onClose);
  return (
    <Dialog
      title={`Order of ${nouns[noun].many}`}
      isOpen
      isDismissable={false}
      isUnsaved={isMoved}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            disabled={!isMoved}
            isBusy={saving.isPending}
            busyLabel="Saving..."
            onClick={() => saving.mutate()}
          >
            Save draft
          </Button>
        </>
      }
    >
      <p className="mb-4">
        Families and homes see them in this order. Drag a row, or move to its handle and press the arrow keys.
      </p>
      {groups.length > 1 && (
        <Select
          label={withinLabel(noun)}
          className="mb-4"
          options={groups}
          value={group ?? ''}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      {found.isError && <FailedPanel title="We couldn’t load the order." onRetry={() => void found.refetch()} />}
      {!order && !found.isError && <SkeletonText lines={6} />}
      {order && <OrderForm noun={noun} ids={idsOf(order)} onChange={(next) => move(order, next)} />}
      <FormFailure error={saving.error} />
    </Dialog>
  );
};

export default OrderDialog;
