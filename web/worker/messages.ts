/** What a page tells the service worker. */
export type WorkerMessage =
  /** Store these pictures for offline use. */
  | { kind: 'keep-pictures'; paths: readonly string[] }
  /** Take over from the last build's worker, whatever pages are open: the person agreed to reload. */
  | { kind: 'take-over' }
  /** Take over if no page is open but the one that asks. */
  | { kind: 'take-over-if-alone' }
  /** Return the build that this worker belongs to, over the port in the message. */
  | { kind: 'which-build' };
