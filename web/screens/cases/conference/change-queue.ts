/** A change of what was agreed on that a press or an answer makes. It names one piece and changes nothing else, so it can be made again over what a colleague saved. */
export type Change<Value> = (value: Value) => Value;

type QueueState<Value, Saved> = {
  /** Changes that aren't saved yet, in order. The screen shows them already. */
  waiting: readonly Change<Value>[];
  isSaving: boolean;
  /** Why the last save failed; null if it didn't. What waits is kept until it's sent again or given up. */
  failure: unknown;
  /** What the last save answered. */
  saved: Saved | null;
};

/** Saves changes one after another, those that came up while one was on its way together, so that none is saved over another. */
export class ChangeQueue<Value, Saved> {
  private state: QueueState<Value, Saved> = { waiting: [], isSaving: false, failure: null, saved: null };
  private readonly listeners = new Set<() => void>();
  private readonly send: (change: Change<Value>) => Promise<Saved>;

  constructor(send: (change: Change<Value>) => Promise<Saved>) {
    this.send = send;
  }

  readonly get = (): QueueState<Value, Saved> => this.state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Adds a change and begins to save. After a failure it waits with the others. */
  add(change: Change<Value>): void {
    this.set({ waiting: [...this.state.waiting, change] });
    if (this.state.failure === null) void this.run();
  }

  /** Sends again what failed. */
  retry(): Promise<void> {
    this.set({ failure: null });
    return this.run();
  }

  /** Gives up what isn't saved. */
  discard(): void {
    this.set({ waiting: [], failure: null });
  }

  private set(next: Partial<QueueState<Value, Saved>>): void {
    this.state = { ...this.state, ...next };
    for (const listener of this.listeners) listener();
  }

  private async run(): Promise<void> {
    if (this.state.isSaving) return;
    while (this.state.waiting.length > 0 && this.state.failure === null) {
      const sent = this.state.waiting;
      this.set({ isSaving: true });
      try {
        const saved = await this.send((value) => sent.reduce((now, change) => change(now), value));
        this.set({ saved, waiting: this.state.waiting.slice(sent.length), isSaving: false });
      } catch (failure) {
        this.set({ failure, isSaving: false });
      }
    }
  }
}
