/** What a page tells the service worker. */
export type WorkerMessage =
  /** Keep these pictures for a time without a network. */
  | { kind: 'keep-pictures'; paths: readonly string[] }
  /** Take over from the worker of the build before, whatever pages are open: the person agreed to reload. */
  | { kind: 'take-over' }
  /** Take over if no page is open beside the one that asks. */
  | { kind: 'take-over-if-alone' }
  /** Answer the build that this worker belongs to, over the port that comes along. */
  | { kind: 'which-build' };
