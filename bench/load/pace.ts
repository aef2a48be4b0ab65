import type { Random } from '#world/random.ts';

/** When a visit must end, and how long people look at a screen before they continue. */
export type Pace = { isOver(): boolean; think(): Promise<void>; random: Random };

/** Shortest and longest time that someone looks at a screen, in milliseconds: much quicker than people are, so that 50 users are a crowd. */
export type ThinkTime = readonly [shortest: number, longest: number];

export function paceUntil(isOver: () => boolean, [shortest, longest]: ThinkTime, random: Random): Pace {
  const think = () => new Promise<void>((resolve) => setTimeout(resolve, shortest + random.between(0, longest - shortest)));
  return { isOver, think, random };
}
