import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

/** Lists the widths in pixels that an upload is stored in (docs/decisions.md, Profile). */
export const pictureWidths = [480, 1200, 2400] as const;

export type PictureProps = {
  /** A path with `{width}` for 480, 1200, or 2400; null shows an empty frame of the same size. */
  path: string | null | undefined;
  /** What the picture shows; empty if it is only decoration. */
  alt: string;
  /** Width to height, such as `3 / 2`, which reserves the space. */
  ratio?: string;
  /** The `sizes` attribute: how wide the picture is rendered. */
  sizes: string;
  /** True for the one picture above the fold. */
  isEager?: boolean;
  className?: string;
};

/** Shows a picture in its three stored widths, which loads when it comes near the viewport. Its space is reserved. */
export const Picture = ({ path, alt, ratio = '3 / 2', sizes, isEager = false, className }: PictureProps) => {
  const [failedPath, setFailedPath] = useState<string | null>(null);
  const at = (width: number) => path?.replace('{width}', String(width));
  return (
    <div className={classNames('relative overflow-hidden bg-sunken', className)} style={{ aspectRatio: ratio }}>
      {path && failedPath !== path ? (
        <img
          src={at(1200)}
          srcSet={pictureWidths.map((width) => `${at(width)} ${width}w`).join(', ')}
          sizes={sizes}
          alt={alt}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isEager ? 'high' : 'auto'}
          decoding="async"
          className="absolute inset-0 size-full object-cover"
          onError={() => setFailedPath(path)}
        />
      ) : (
        <div className="absolute inset-0 flex items-center justify-center text-subtle">
          <Icon of={ImageOff} size={28} label={alt ? `Picture not available: ${alt}` : undefined} />
        </div>
      )}
    </div>
  );
};
