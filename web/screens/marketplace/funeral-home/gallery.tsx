import { Images } from 'lucide-react';
import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { picturesOf } from './pictures-of.ts';

/** How the pictures beside the cover are laid out, by their number. */
const layouts = {
  0: '',
  1: 'md:grid-cols-[2fr_1fr]',
  2: 'md:grid-cols-[2fr_1fr] md:grid-rows-2',
  4: 'md:grid-cols-[2fr_1fr_1fr] md:grid-rows-2',
} as const;

const besideCount = (others: number): keyof typeof layouts => (others >= 4 ? 4 : others >= 2 ? 2 : others === 1 ? 1 : 0);

/** Shows the cover and a few more pictures; each opens the photos drawer at itself. */
export const Gallery = ({ home }: { home: LocationProfile }) => {
  const { open } = useDrawer();
  const [cover, ...others] = picturesOf(home);
  if (!cover) return null;
  const count = besideCount(others.length);
  const show = (photo: string) => open('provider-photos', { location: home.id, photo });
  const tile = (image: typeof cover, sizes: string, className: string, isEager = false) => (
    <button
      key={image.id}
      type="button"
      onClick={() => show(image.id)}
      aria-label={`Open photo: ${image.description || home.name}`}
      className={classNames('relative block overflow-hidden focus-visible:-outline-offset-3', className)}
    >
      <Picture path={image.path} alt="" ratio="auto" sizes={sizes} isEager={isEager} className="absolute! inset-0 size-full" />
    </button>
  );
  return (
    <div className="relative mt-6 print:hidden">
      <div className={classNames('grid aspect-[3/2] gap-2 overflow-hidden rounded-card md:aspect-[3/1]', layouts[count])}>
        {tile(cover, '(min-width: 75rem) 37rem, 100vw', count > 1 ? 'md:row-span-2' : '', true)}
        {others.slice(0, count).map((image) => tile(image, '19rem', 'hidden md:block'))}
      </div>
      {others.length > 0 && (
        <button
          type="button"
          onClick={() => open('provider-photos', { location: home.id })}
          className="absolute right-3 bottom-3 inline-flex min-h-11 items-center gap-2 rounded-control border border-border bg-surface px-4 text-sm font-semibold shadow-2 hover:bg-sunken"
        >
          <Icon of={Images} size={18} />
          {others.length + 1} photos
        </button>
      )}
    </div>
  );
};
