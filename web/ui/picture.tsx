import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

/** Lists the widths in pixels that an upload is stored in (docs/decisions.md, Profile). */
export const pictureWidths = [480, 1200, 2400] as const;

export type PictureProps = {
  /** Path with `{width}` where 480, 1200 or 2400 goes; null shows a quiet empty frame of the same size. */
  path: string | null | undefined;
  /** What the picture shows; empty where it only decorates. */
  alt: string;
  /** Width to height, such as `3 / 2`; the place is kept before the picture is there. */
  ratio?: string;
  /** The `sizes` attribute: how wide the picture is drawn. */
  sizes: string;
  /** True for the one picture above the fold. */
  isEager?: boolean;
  className?: string;
};

/** A picture in its three stored widths, loaded when it comes near the screen. Its place never moves. */
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
