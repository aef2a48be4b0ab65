/** The embedded cloud: runs the synthesized template on this machine. Nothing here is deployed. */
export type { CloudHandle, CloudOptions } from './cloud-handle.ts';
export { startCloud } from './start-cloud.ts';
