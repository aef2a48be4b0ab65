import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, useMatch } from 'react-router-dom';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  /** Kept with the place it leads to in the browser's history. */
  state?: unknown;
  /** Takes the place of the one before in the browser's history. */
  replace?: boolean;
};

/** A link inside the app. The router's own brings along what only its framework needs, 2 KB more on the first page. */
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

/** A link that says when it leads to the page in sight, or to one below it. */
export const NavLink = ({ to, isExact = false, ...rest }: LinkProps & { isExact?: boolean }) => {
  const isHere = useMatch({ path: to, end: isExact }) !== null;
  return <Link {...rest} to={to} aria-current={isHere ? 'page' : undefined} />;
};
