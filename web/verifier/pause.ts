const waiting: (() => void)[] = [];
let channel: MessageChannel | undefined;

/** How long work goes on before the page may draw: an eighth of a task that would be too long, so that a phone that is far slower stays below it, too. */
const SLICE_MS = 6;
let lastPause = 0;

/** Lets the page draw and answer, if it hasn't for a while. Timers would wait four milliseconds each time. */
export async function pause(): Promise<void> {
  if (performance.now() - lastPause < SLICE_MS) return;
  await nextTask();
  lastPause = performance.now();
}

function nextTask(): Promise<void> {
  if (!channel) {
    channel = new MessageChannel();
    channel.port1.onmessage = () => waiting.shift()?.();
  }
  const { port2 } = channel;
  return new Promise((resolve) => {
    waiting.push(resolve);
    port2.postMessage(null);
  });
}
