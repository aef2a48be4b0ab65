import type { ProductPicture } from './product-pictures.ts';

/** The size of every stored picture, in pixels (`scripts/sign-up-pictures.ts`). */
const size = { width: 1200, height: 814 };

type ProductShotProps = { picture: ProductPicture; isEager?: boolean };

/** Shows a picture of the product in the current theme; the other theme's doesn't load. Its space is reserved. */
export const ProductShot = ({ picture: { light, dark, alt }, isEager = false }: ProductShotProps) => (
  <div className="overflow-hidden rounded-card border border-border bg-sunken shadow-2">
    {[
      { src: light, className: 'only-light' },
      { src: dark, className: 'only-dark' },
    ].map(({ src, className }) => (
      // Lazy even above the fold, so that a picture that isn't shown doesn't load.
      <img
        key={className}
        {...size}
        src={src}
        alt={alt}
        loading="lazy"
        fetchPriority={isEager ? 'high' : 'auto'}
        decoding="async"
        className={`${className} h-auto w-full`}
      />
    ))}
  </div>
);
