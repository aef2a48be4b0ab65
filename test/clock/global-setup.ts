import type { TestProject } from 'vitest/node';
import { provideClouds } from '../cloud/global-setup.ts';

/** Provides each worker a cloud that no other suite shares: its clock is moved forward, which ends the sessions of everyone else, and can't go back. */
export default (project: TestProject) => provideClouds(project, project.config.maxWorkers);
