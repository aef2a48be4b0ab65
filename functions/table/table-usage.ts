/** How many requests were sent, and for how many milliseconds at least one of them was in progress. */
export type TableUsage = { readonly requests: number; readonly milliseconds: number; during<T>(answer: Promise<T>): Promise<T> };

export function tableUsage(): TableUsage {
  let [requests, underWay, since, milliseconds] = [0, 0, 0, 0];
  return {
    get requests() {
      return requests;
    },
    get milliseconds() {
      return underWay > 0 ? milliseconds + performance.now() - since : milliseconds;
    },
    during(answer) {
      requests += 1;
      if (underWay === 0) since = performance.now();
      underWay += 1;
      return answer.finally(() => {
        underWay -= 1;
        if (underWay === 0) milliseconds += performance.now() - since;
      });
    },
  };
}
