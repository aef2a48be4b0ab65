/** How many requests were sent, how many of them write, and in how many milliseconds at least one was on its way. */
export type TableUsage = {
  readonly requests: number;
  readonly writes: number;
  readonly milliseconds: number;
  during<T>(answer: Promise<T>, isWrite: boolean): Promise<T>;
};

export function tableUsage(): TableUsage {
  let [requests, writes, underWay, since, milliseconds] = [0, 0, 0, 0, 0];
  return {
    get requests() {
      return requests;
    },
    get writes() {
      return writes;
    },
    get milliseconds() {
      return underWay > 0 ? milliseconds + performance.now() - since : milliseconds;
    },
    during(answer, isWrite) {
      requests += 1;
      if (isWrite) writes += 1;
      if (underWay === 0) since = performance.now();
      underWay += 1;
      return answer.finally(() => {
        underWay -= 1;
        if (underWay === 0) milliseconds += performance.now() - since;
      });
    },
  };
}
