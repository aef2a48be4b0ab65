import type { ReactNode } from 'react';
import type { ItemView } from '#shared/contract/planner-merchandise.ts';
import { formatCents } from '#shared/values/money.ts';
import { Card } from '#web/ui/card.tsx';
import { Picture } from '#web/ui/picture.tsx';

type ShownItem = Pick<ItemView, 'name' | 'description' | 'images'> & {
  /** Null if it has no price, which families never see. */
  priceCents: number | null;
};

type ItemCardProps = {
  item: ShownItem;
  /** What can be done with it. */
  children?: ReactNode;
};

/** Shows an item with its picture, as families see it. */
export const ItemCard = ({ item, children }: ItemCardProps) => (
  <Card className="flex h-full flex-col overflow-hidden">
    <Picture path={item.images[0]?.path} alt="" ratio="4 / 3" sizes="(min-width: 64rem) 22rem, (min-width: 30rem) 45vw, 92vw" />
    <div className="flex flex-1 flex-col p-5">
      <h3 className="text-base">{item.name}</h3>
      <p className="mt-0.5 font-semibold tabular-nums">
        {item.priceCents === null ? 'No price yet' : formatCents(item.priceCents)}
      </p>
      <p className="mt-2 mb-4 line-clamp-3 text-sm text-muted">{item.description}</p>
      {children && <div className="mt-auto flex flex-wrap items-center gap-2">{children}</div>}
    </div>
  </Card>
);
