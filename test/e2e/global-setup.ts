import type { TestProject } from 'vitest/node';
import { provideClouds } from '../cloud/global-setup.ts';

/**
 * Starts a cloud for each worker. All browsers share one network address, whose failed sign-ins are limited, and the same homes and mailboxes, so
 * files that run side by side would interfere.
 */
export default (project: TestProject) => provideClouds(project, project.config.maxWorkers);
