type Hit = { key: number; squared: number; rank: number };

/** Returns whether hit a comes after hit b: by key, then distance, then id. */
const after = (a: Hit, b: Hit) =>
  a.key !== b.key ? a.key > b.key : a.squared !== b.squared ? a.squared > b.squared : a.rank > b.rank;

/** Keeps the best `size` of the hits it is offered, in a heap with the worst one on top, so that most offers cost one comparison. */
export class TopHits {
  readonly #size: number;
  readonly #heap: Hit[] = [];

  constructor(size: number) {
    this.#size = size;
  }

  /** Offers a hit; smaller keys, then smaller squared distances, then smaller ranks are better. */
  offer(key: number, squared: number, rank: number): void {
    const heap = this.#heap;
    if (heap.length < this.#size) {
      heap.push({ key, squared, rank });
      this.#siftUp(heap.length - 1);
      return;
    }
    const worst = heap[0];
    if (worst === undefined || key > worst.key || (key === worst.key && squared > worst.squared)) return;
    const hit = { key, squared, rank };
    if (after(hit, worst)) return;
    heap[0] = hit;
    this.#siftDown(0);
  }

  /** Returns the kept hits, best first. */
  inOrder(): Hit[] {
    return [...this.#heap].sort((a, b) => (after(a, b) ? 1 : -1));
  }

  #siftUp(start: number): void {
    const heap = this.#heap;
    const hit = heap[start]!;
    let at = start;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!after(hit, heap[parent]!)) break;
      heap[at] = heap[parent]!;
      at = parent;
    }
    heap[at] = hit;
  }

  #siftDown(start: number): void {
    const heap = this.#heap;
    const hit = heap[start]!;
    let at = start;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && after(heap[child + 1]!, heap[child]!)) child += 1;
      if (!after(heap[child]!, hit)) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = hit;
  }
}
