import type { DocumentBlock } from '#shared/model/document-blocks.ts';

/** Blocks as they are on the form: some may be half filled in. */
export type Blocks = readonly Partial<DocumentBlock>[];

/** What the blocks were before, the latest last, and what was undone, the next first. */
export type History = { past: readonly Blocks[]; future: readonly Blocks[] };

const MOST = 100;

/** Returns the history after a change of these blocks. What was undone can't be made again. */
export const recorded = ({ past }: History, before: Blocks): History => ({ past: [...past, before].slice(-MOST), future: [] });

type Step = { history: History; blocks: Blocks } | undefined;

/** Returns the blocks before the latest change. */
export function undone({ past, future }: History, now: Blocks): Step {
  const before = past.at(-1);
  return before && { blocks: before, history: { past: past.slice(0, -1), future: [now, ...future] } };
}

/** Returns the blocks after the change that was undone last. */
export function redone({ past, future }: History, now: Blocks): Step {
  const [next, ...rest] = future;
  return next && { blocks: next, history: { past: [...past, now], future: rest } };
}

/** Returns a block again, with an id of its own. */
export const copyOf = (block: Partial<DocumentBlock>, id: string): Partial<DocumentBlock> => ({ ...structuredClone(block), id });
