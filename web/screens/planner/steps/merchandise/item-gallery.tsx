import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ItemView } from '#shared/contract/planner-merchandise.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';

/** Shows the pictures of an item one at a time; swiping, the arrow keys, and the buttons move between them. */
export const ItemGallery = ({ item }: { item: ItemView }) => {
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const { images } = item;
  const count = images.length;
  const showAt = (next: number) => {
    const box = strip.current;
    box?.scrollTo({
      left: next * box.clientWidth,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
    });
  };
  if (count <= 1)
    return (
      <Picture
        path={images[0]?.path}
        alt={images[0]?.description || item.name}
        ratio="4 / 3"
        sizes="450px"
        className="rounded-control"
      />
    );
  return (
    <section aria-label={`Pictures of ${item.name}`} aria-roledescription="carousel">
      <ul
        ref={strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so arrow keys have to reach it
        tabIndex={0}
        aria-label="Pictures"
        onScroll={({ currentTarget }) => setAt(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)))}
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-control"
      >
        {images.map(({ path, description }, index) => (
          <li key={path} className="w-full shrink-0 snap-center">
            <Picture path={path} alt={description || `${item.name}, picture ${index + 1}`} ratio="4 / 3" sizes="450px" />
          </li>
        ))}
      </ul>
      <div className="mt-2 flex items-center justify-between gap-4">
        <IconButton
          icon={ChevronLeft}
          label="Picture before"
          aria-disabled={at === 0 || undefined}
          onClick={() => showAt(Math.max(0, at - 1))}
        />
        <p role="status" className="text-sm text-muted tabular-nums">
          Picture {at + 1} of {count}
        </p>
        <IconButton
          icon={ChevronRight}
          label="Next picture"
          aria-disabled={at === count - 1 || undefined}
          onClick={() => showAt(Math.min(count - 1, at + 1))}
        />
      </div>
    </section>
  );
};
