import type { RouteObject } from 'react-router-dom';
import type { Audience } from './guard-route.ts';

export type ScreenModule = Pick<RouteObject, 'loader'> & { Component: NonNullable<RouteObject['Component']> };

/** A screen of the app, as listed in `web/routes.tsx` and its parts. */
export type Screen = {
  path: string;
  audience: Audience;
  /** The page's title; `[name]` is filled from the query or the path. */
  title?: string;
  load: () => Promise<ScreenModule>;
  /** Its first render requests nothing through TanStack Query. Parts that load later bring it along (`inQueries`). */
  isWithoutQueries?: boolean;
  /** The site's header and footer lead nowhere from here: the screen is one task, for someone who came by a link. */
  isBare?: boolean;
  /** Nothing of the site is around it: it's read from across a room. */
  isAlone?: boolean;
};

/** Marks the route that frames the screens of a home's workspace, in place of the site's header and footer. */
export const DESK = 'desk';

/** What a route says about itself (`routes.tsx`). */
export type ScreenHandle = { title?: string; audience: Audience } & Pick<Screen, 'isBare' | 'isAlone'>;
