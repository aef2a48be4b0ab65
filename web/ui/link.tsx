import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, useMatch } from 'react-router-dom';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  /** State to store with the new history entry. */
  state?: unknown;
  /** Replaces the current history entry. */
  replace?: boolean;
};

/** Links within the app. The router's own link includes code that only its framework needs, 2 KB more on the first page. */
export const Link = ({ to, state, replace, onClick, ...rest }: LinkProps) => {
  const go = useLinkClickHandler<HTMLAnchorElement>(to, { state, replace, target: rest.target });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) go(event);
      }}
    />
  );
};

/** Links within the app, and says whether it leads to the current page or one below it. */
export const NavLink = ({ to, isExact = false, ...rest }: LinkProps & { isExact?: boolean }) => {
  const isHere = useMatch({ path: to, end: isExact }) !== null;
  return <Link {...rest} to={to} aria-current={isHere ? 'page' : undefined} />;
};
