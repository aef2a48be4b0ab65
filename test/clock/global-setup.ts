import type { TestProject } from 'vitest/node';
import { provideClouds } from '../cloud/global-setup.ts';

/** A cloud that no other suite shares: its clock is moved forward, and does not go back. */
export default (project: TestProject) => provideClouds(project, 1);
