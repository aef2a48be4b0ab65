/** What can be typed in, chosen, or pressed. */
const CONTROLS =
  'input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), a[href]';

/** How long a place may take to be drawn, and for how long parts that arrive above it may push it out of view. */
const WAIT_MS = 8_000;
const SETTLE_MS = 3_000;

/** Keeps what has the focus in view while the page is still being drawn, until someone does something. */
function keepInView(control: HTMLElement): void {
  const center = () => {
    if (document.activeElement === control) control.scrollIntoView({ block: 'center' });
  };
  const settled = new AbortController();
  const observer = new ResizeObserver(center);
  observer.observe(document.body);
  settled.signal.addEventListener('abort', () => observer.disconnect());
  for (const event of ['wheel', 'pointerdown', 'keydown', 'touchstart'])
    window.addEventListener(event, () => settled.abort(), { signal: settled.signal, passive: true });
  setTimeout(() => settled.abort(), SETTLE_MS);
  center();
}

function focusNow(place: Element | null, orItself: boolean): boolean {
  const control = place?.matches(CONTROLS) ? (place as HTMLElement) : place?.querySelector<HTMLElement>(CONTROLS);
  const found = control ?? (orItself && place instanceof HTMLElement ? place : null);
  if (!found) return false;
  found.focus({ preventScroll: true });
  keepInView(found);
  return true;
}

/**
 * Moves the focus to the first control of a place, in view, in the next frame: after a page's own arrival, which focuses its heading. Waits for a place or its
 * control that isn't drawn yet. Returns what stops waiting.
 */
export function focusInView(find: () => Element | null, { orItself = false } = {}): () => void {
  const stopped = new AbortController();
  const observer = new MutationObserver(() => focusNow(find(), orItself) && stopped.abort());
  stopped.signal.addEventListener('abort', () => observer.disconnect());
  const frame = requestAnimationFrame(() => {
    if (stopped.signal.aborted || focusNow(find(), orItself)) return;
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['hidden', 'disabled'],
    });
    setTimeout(() => stopped.abort(), WAIT_MS);
    for (const event of ['pointerdown', 'keydown'])
      window.addEventListener(event, () => stopped.abort(), { signal: stopped.signal, passive: true });
  });
  return () => {
    cancelAnimationFrame(frame);
    stopped.abort();
  };
}
