/** What a figure must be: the figure itself, or its ratio to the peer's. */
type Goal = { of: 'ours' | 'ratio'; atMost: number } | { of: 'ours' | 'ratio'; atLeast: number };

/** One line of the table. `ours` is null if it could not be measured here, and `note` says why. */
export type Figure = {
  /** Which part of the bench it belongs to: a heading of the table. */
  group: string;
  name: string;
  /** Follows both numbers: ms, KB, /s. */
  unit: string;
  ours: number | null;
  /** Another way to do the same, measured in the same run. */
  peer?: { name: string; value: number };
  goal?: Goal;
  note?: string;
  /** Set on the one row of a part that ended in an error. */
  failed?: true;
};

/** Returns the row for a part that ended in an error. */
export const failedPart = (part: string, error: unknown): Figure => ({
  group: part,
  name: 'the whole part',
  unit: '',
  ours: null,
  note: `failed: ${(error instanceof Error ? error.message : String(error)).split('\n')[0]?.slice(0, 120)}`,
  failed: true,
});

/** Returns ours as a multiple of the peer's. */
export const ratioOf = ({ ours, peer }: Figure): number | null => (ours === null || !peer?.value ? null : ours / peer.value);

/** Tells whether the goal is met; null if there is none or nothing was measured. */
export function isMet(figure: Figure): boolean | null {
  const { goal } = figure;
  const value = goal?.of === 'ratio' ? ratioOf(figure) : figure.ours;
  if (!goal || value === null) return null;
  return 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast;
}

/** Formats a number with three significant digits and thousands separators. */
export const digits = (value: number): string =>
  value.toLocaleString('en-US', Math.abs(value) >= 1000 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 });
