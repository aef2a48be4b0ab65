/**
 * Gives this thread a Date that is ahead of the machine's by as much as the cloud's clock was moved (`shared`, in milliseconds; clock/clock.ts). Only
 * reading the present time changes; the bundles know nothing about it. Timers and performance.now() stay the machine's. Plain JavaScript: the first
 * TypeScript file that a thread imports loads the compiler that strips its types, 16 MB in each thread.
 * @param {BigInt64Array} shared
 */
export function moveDate(shared) {
  const RealDate = Date;
  const realNow = RealDate.now.bind(RealDate);
  const now = () => realNow() + Number(Atomics.load(shared, 0));
  const moved = new Proxy(RealDate, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new RealDate(now()).toString(),
  });
  RealDate.now = now;
  RealDate.prototype.constructor = moved;
  globalThis.Date = moved;
}
