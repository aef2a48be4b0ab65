import { Lightbulb } from 'lucide-react';
import type { LocationImage } from '#shared/contract/location-images.ts';
import { CONFIDENT_IMAGES, coverPixels } from '#shared/model/image.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { coverWarning } from './photo-words.ts';

/** What makes a gallery good; and what is wrong with the cover, where it is too small. */
export const PhotoHints = ({ images }: { images: readonly LocationImage[] }) => {
  const warning = coverWarning(images);
  const left = CONFIDENT_IMAGES + 1 - images.length;
  return (
    <div className="grid gap-3">
      <ul className="grid gap-1.5 text-sm text-muted">
        <li className="flex gap-2">
          <Icon of={Lightbulb} size={16} className="mt-0.5 text-primary" />
          <span>
            More than {CONFIDENT_IMAGES} images raise confidence by 50%.
            {left > 0 && ` ${left} more to go.`}
          </span>
        </li>
        <li className="flex gap-2">
          <Icon of={Lightbulb} size={16} className="mt-0.5 text-primary" />
          <span>
            The cover should be at least {coverPixels.width} x {coverPixels.height} px.
          </span>
        </li>
      </ul>
      {warning && (
        <Banner tone="warning" role="status">
          {warning}
        </Banner>
      )}
    </div>
  );
};
