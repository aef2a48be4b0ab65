import type { ItemView } from '#shared/contract/planner-merchandise.ts';
import { formatCents } from '#shared/values/money.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { ChooseItem } from './choose-item.tsx';

/** Shows items with their pictures. */
export const ItemCards = ({ items }: { items: readonly ItemView[] }) => {
  const { open } = useDrawer();
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {items.map((item) => (
        <li key={item.id}>
          <Card className="flex h-full flex-col overflow-hidden">
            <Picture
              path={item.images[0]?.path}
              alt=""
              ratio="4 / 3"
              sizes="(min-width: 64rem) 22rem, (min-width: 30rem) 45vw, 92vw"
            />
            <div className="flex flex-1 flex-col p-5">
              <h3 className="text-base">{item.name}</h3>
              <p className="mt-0.5 font-semibold tabular-nums">{formatCents(item.priceCents)}</p>
              <p className="mt-2 mb-4 line-clamp-3 text-sm text-muted">{item.description}</p>
              <div className="mt-auto flex flex-wrap items-center gap-2">
                <ChooseItem item={item} />
                <Button
                  look="quiet"
                  aria-label={`Details: ${item.name}`}
                  onClick={() => open('merchandise-item', { item: item.id })}
                >
                  Details
                </Button>
              </div>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
};
