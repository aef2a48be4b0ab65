import type { ReactNode } from 'react';
import type { ItemView } from '#shared/contract/planner-merchandise.ts';
import { formatCents } from '#shared/values/money.ts';
import { useDrawerTitle } from '#web/drawers/use-drawer.ts';
import { ItemGallery } from './item-gallery.tsx';
import { LawWords, type LawWordsProps } from './law-words.tsx';

type ItemDetailsProps = Pick<LawWordsProps, 'home'> & {
  item: ItemView;
  category: LawWordsProps['category'] | undefined;
  note?: ReactNode;
  choice: ReactNode;
};

/** Shows an item of merchandise in full: its pictures, its price, its properties, and what the law says of its prices. */
export const ItemDetails = ({ item, home, category, note, choice }: ItemDetailsProps) => {
  useDrawerTitle(item.name);
  const facts = [...item.attributes, ...(item.vendor ? [{ name: 'Made by', value: item.vendor }] : [])];
  return (
    <div className="grid gap-5">
      <ItemGallery item={item} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <p className="text-xl font-semibold tabular-nums">{formatCents(item.priceCents)}</p>
          {note}
        </div>
        {choice}
      </div>
      <p className="whitespace-pre-line">{item.description}</p>
      {facts.length > 0 && (
        <dl className="divide-y divide-border border-y border-border text-sm">
          {facts.map(({ name, value }) => (
            <div key={name} className="flex justify-between gap-6 py-2.5">
              <dt className="text-muted">{name}</dt>
              <dd className="min-w-0 text-right">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {category && <LawWords category={category} home={home} />}
    </div>
  );
};
