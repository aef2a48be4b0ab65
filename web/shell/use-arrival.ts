import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigate } from 'react-router-dom';
import { FORCE_HASH } from '../paths.ts';
import { fillTitle } from '../routing/page-title.ts';
import type { ScreenHandle } from '../routing/screen.ts';
import { hasGoneOn } from '../routing/unsaved.ts';

const isHandle = (handle: unknown): handle is ScreenHandle =>
  typeof handle === 'object' && handle !== null && 'audience' in handle;

/** How long to wait for a heading that needs data. */
const HEADING_WAIT_MS = 10_000;

/** The h1 of what is shown. One in a busy part is only a placeholder, and would lose the focus when it is replaced. */
const HEADING = 'main h1:not([aria-busy="true"] h1)';

/** What a screen wants focused in place of its h1, such as the row of a list that someone comes back to. */
const WANTED = 'main [data-arrival]';

/** Focuses what was left here, and brings it into view if it isn't where the scrolling was restored to. */
const focusWanted = (wanted: HTMLElement): void => {
  wanted.focus({ preventScroll: true });
  wanted.scrollIntoView({ block: 'nearest' });
};

/** Focuses the screen's h1, or what it wants focused in place of that, now or as soon as it is rendered, unless the person has moved the focus by then. */
const focusHeading = (): (() => void) => {
  const found = (): boolean => {
    const wanted = document.querySelector<HTMLElement>(WANTED);
    if (wanted) {
      focusWanted(wanted);
      return true;
    }
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

/** Sets the title and focus of a new page: every navigation to another path names the page and focuses its h1, unless the screen only got another address. */
export const useArrival = (): void => {
  const matches = useMatches();
  const location = useLocation();
  const navigate = useNavigate();
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
    if (hasGoneOn(location.pathname)) return;
    return focusHeading();
  }, [location.pathname]);

  useEffect(() => {
    // The hash has done its job: it let the navigation through while a drawer was open.
    // The router has to know that it is gone, or the next drawer would put it back.
    const { pathname, search, hash, state } = location;
    if (hash === FORCE_HASH) void navigate({ pathname, search }, { replace: true, state, preventScrollReset: true });
  }, [location, navigate]);
};
