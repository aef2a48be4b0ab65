/** Publishing events: the port, and Amazon EventBridge behind it (the embedded cloud answers the same calls). */
export { busBatches, isTooLarge } from './bus-batches.ts';
export type { BusPort, Refusal } from './bus-port.ts';
export { eventBridgeBus } from './event-bridge-bus.ts';
