import type { TestProject } from 'vitest/node';
import { provideClouds } from '../cloud/global-setup.ts';

/**
 * A cloud for each worker: all browsers are one network address, which may fail to sign in only so often, and look at the same homes and mailboxes; files
 * side by side would meet in them.
 */
export default (project: TestProject) => provideClouds(project, project.config.maxWorkers);
