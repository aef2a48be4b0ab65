import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Link, type LinkProps } from './link.tsx';

const textLinkClass =
  'rounded-chip text-primary underline decoration-1 underline-offset-[0.2em] hover:text-primary-hover hover:decoration-2 transition-colors duration-(--hover)';

/** Links within the app, in running text. */
export const TextLink = ({ className, ...rest }: LinkProps) => (
  <Link {...rest} className={classNames(textLinkClass, className)} />
);

/** Links out of the app (another site, a phone, an email), in running text. Another site opens in a new tab, without our address. */
export const OutsideLink = ({
  className,
  href,
  rel = 'noopener noreferrer',
  ...rest
}: ComponentProps<'a'> & { href: string }) => (
  <a
    {...rest}
    href={href}
    {...(/^http/i.test(href) ? { target: '_blank', rel } : {})}
    className={classNames(textLinkClass, className)}
  />
);

/** Shows a button that looks like a link, for an action in running text such as 'Show more'. */
export const TextButton = ({ className, ...rest }: ComponentProps<'button'>) => (
  <button type="button" {...rest} className={classNames(textLinkClass, 'min-h-11 pointer-fine:min-h-6', className)} />
);
