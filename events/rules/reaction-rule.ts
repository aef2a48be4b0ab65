import type { EventName } from '../catalog/index.ts';

/** What follows an event: one reaction, which is a Lambda with its own queue, and why. */
export type ReactionRule = {
  /** The event's name. */
  when: EventName;
  /** The file of the reaction in `functions/reactions`. */
  reaction: string;
  why: string;
};
