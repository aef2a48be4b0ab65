import { Eye, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { WorkingCategories } from '#shared/contract/merchandise-views.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Picture } from '#web/ui/picture.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

type WorkingCategory = WorkingCategories['categories'][number];

/** Says how far a category is: how many of its items are offered and priced. */
export function countWords({ total, offered, priced }: Pick<WorkingCategory, 'total' | 'offered' | 'priced'>): string {
  if (total === 0) return 'No items';
  if (offered === 0) return `None of ${total} offered`;
  return `${offered} of ${total} offered, ${priced === offered ? 'all' : priced} priced`;
}

type CategoryRowProps = {
  category: WorkingCategory;
  /** Moves it; nothing for someone who may only look. */
  handle: ReactNode;
  to: string;
  /** Absent for someone who may only look. */
  onHide?: (isHidden: boolean) => void;
};

/** Shows a category with its picture and its counts; a press leads to its items. */
export const CategoryRow = ({ category, handle, to, onHide }: CategoryRowProps) => {
  const { name, description, image, isHidden, changed, faulty } = category;
  return (
    <div
      className={classNames(
        'relative grid items-center gap-x-3 rounded-card border border-border bg-surface p-3 shadow-1 transition-colors hover:border-text',
        handle
          ? 'grid-cols-[auto_auto_minmax(0,1fr)] sm:grid-cols-[auto_auto_minmax(0,1fr)_auto]'
          : 'grid-cols-[auto_minmax(0,1fr)]',
        isHidden && 'bg-sunken',
      )}
    >
      {handle && <div className="relative z-1">{handle}</div>}
      <Picture path={image} alt="" ratio="4 / 3" sizes="96px" className="w-20 shrink-0 rounded-chip sm:w-24" />
      <div className="min-w-0">
        <h2 className="text-base font-semibold">
          <TextLink to={to} className="no-underline after:absolute after:inset-0 after:rounded-card hover:underline">
            {name}
          </TextLink>
        </h2>
        {description && <p className="mt-0.5 line-clamp-2 text-muted">{description}</p>}
        <p className="mt-1 flex flex-wrap items-center gap-2 tabular-nums">
          {countWords(category)}
          {changed > 0 && <Badge tone="primary">{changed} changed since your list</Badge>}
          {faulty > 0 && <Badge tone="warning">{faulty} to look at</Badge>}
          {isHidden && <Badge>Hidden from families</Badge>}
        </p>
      </div>
      {onHide && (
        <Button
          size="compact"
          look="quiet"
          className="z-1 col-start-3 -ml-3.5 justify-self-start sm:col-start-auto sm:ml-0"
          icon={isHidden ? Eye : EyeOff}
          aria-label={`${isHidden ? 'Show' : 'Hide'} ${name}`}
          // The second press of a double click would take it back.
          onClick={({ detail }) => detail < 2 && onHide(!isHidden)}
        >
          {isHidden ? 'Show' : 'Hide'}
        </Button>
      )}
    </div>
  );
};
