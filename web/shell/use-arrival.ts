import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { FORCE_HASH } from '../paths.ts';
import { fillTitle } from '../routing/page-title.ts';
import type { ScreenHandle } from '../routing/screen.ts';

const isHandle = (handle: unknown): handle is ScreenHandle =>
  typeof handle === 'object' && handle !== null && 'audience' in handle;

/** A heading that data has not brought within this time is not waited for. */
const HEADING_WAIT_MS = 10_000;

/** The h1 of what is shown; one in a busy part only holds the place of a heading to come, and would take the focus away with it. */
const HEADING = 'main h1:not([aria-busy="true"] h1)';

/** Moves the focus to the screen's h1, now or as soon as it is there, unless the person has moved it by then. */
const focusHeading = (): (() => void) => {
  const found = (): boolean => {
    const heading = document.querySelector<HTMLElement>(HEADING);
    if (!heading) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  if (found()) return () => undefined;
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    const isElsewhere = document.activeElement !== document.body && document.activeElement?.tagName !== 'MAIN';
    if (isElsewhere || found()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), HEADING_WAIT_MS);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
};

/** Title and focus of a new page: every navigation to another path names the page and lets reading begin at its h1. */
export const useArrival = (): void => {
  const matches = useMatches();
  const location = useLocation();
  const match = matches.findLast(({ handle }) => isHandle(handle));
  const template = match && isHandle(match.handle) ? match.handle.title : undefined;
  const title = fillTitle(template, { query: new URLSearchParams(location.search), path: match?.params ?? {} });

  // Before the screen's own effects, so that a screen that knows a better title has the last word.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);

  const arrivedAt = useRef(location.pathname);
  useEffect(() => {
    if (arrivedAt.current === location.pathname) return;
    arrivedAt.current = location.pathname;
    return focusHeading();
  }, [location.pathname]);

  useEffect(() => {
    // The hash has done its work: it let the navigation pass an open drawer.
    if (location.hash === FORCE_HASH) history.replaceState(history.state, '', location.pathname + location.search);
  }, [location]);
};
