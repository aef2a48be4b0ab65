import type { TestProject } from 'vitest/node';
import { provideClouds } from '../cloud/global-setup.ts';

/** Provides a cloud that no other suite shares: its clock is moved forward, and can't go back. */
export default (project: TestProject) => provideClouds(project, 1);
