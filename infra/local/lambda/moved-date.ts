/**
 * Gives this thread a Date that is ahead of the machine's by as much as the cloud's clock was moved (`shared`, in milliseconds; clock/clock.ts). Only what
 * asks for the present instant changes; the bundles know nothing of it. Timers and performance.now() stay the machine's.
 */
export function moveDate(shared: BigInt64Array): void {
  const RealDate = Date;
  const realNow = RealDate.now.bind(RealDate);
  const now = (): number => realNow() + Number(Atomics.load(shared, 0));
  const moved = new Proxy(RealDate, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new RealDate(now()).toString(),
  });
  RealDate.now = now;
  RealDate.prototype.constructor = moved;
  globalThis.Date = moved;
}
