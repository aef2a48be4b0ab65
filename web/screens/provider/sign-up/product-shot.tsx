import type { ProductPicture } from './product-pictures.ts';

/** Every picture is kept at this size, pixels (`scripts/sign-up-pictures.ts`). */
const size = { width: 1200, height: 814 };

type ProductShotProps = { picture: ProductPicture; isEager?: boolean };

/** A picture of the product in the theme that is on; the other theme's is not loaded. Its place is kept before it comes. */
export const ProductShot = ({ picture: { light, dark, alt }, isEager = false }: ProductShotProps) => (
  <div className="overflow-hidden rounded-card border border-border bg-sunken shadow-2">
    {[
      { src: light, className: 'only-light' },
      { src: dark, className: 'only-dark' },
    ].map(({ src, className }) => (
      // Lazy even where it is seen first: a picture that is not shown is then not fetched.
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
