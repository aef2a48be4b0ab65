/** Rejects with a TimeoutError where a promise has not settled in time. */
export const withTimeout = <Result>(promise: Promise<Result>, ms: number): Promise<Result> => {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('It took too long.', 'TimeoutError')), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
};
