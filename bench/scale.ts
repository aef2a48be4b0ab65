/** Whether every part only has to show that it still runs (`npm run bench -- --smoke`). Its figures mean nothing then. */
export const isSmoke = process.env.BENCH_SMOKE === '1';

/** Returns how much of something to measure: `full` for figures, `smoke` to see that the part runs. */
export const scaled = (full: number, smoke: number): number => (isSmoke ? smoke : full);
