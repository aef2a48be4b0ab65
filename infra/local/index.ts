/** The embedded cloud: runs the synthesised template on this machine; nothing here is part of what is deployed. */
export type { CloudHandle, CloudOptions } from './cloud-handle.ts';
export { startCloud } from './start-cloud.ts';
