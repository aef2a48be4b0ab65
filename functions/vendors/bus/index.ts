/** Publishing events: the port, and Amazon EventBridge behind it (the embedded cloud answers the same calls). */
export type { BusPort } from './bus-port.ts';
export { busBatch } from './bus-port.ts';
export { eventBridgeBus } from './event-bridge-bus.ts';
