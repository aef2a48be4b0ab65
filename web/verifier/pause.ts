const waiting: (() => void)[] = [];
let channel: MessageChannel | undefined;

/** Lets the page draw and answer before it continues. Timers would wait four milliseconds each time. */
export function pause(): Promise<void> {
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
