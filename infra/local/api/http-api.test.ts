import { describe, expect, it } from 'vitest';
import type { Deployment } from '../template/deployment.ts';
import { throttleOf } from './http-api.ts';

const deploymentOf = (DefaultRouteSettings: object | undefined) =>
  ({ resources: () => [{ properties: { ApiId: 'api', DefaultRouteSettings } }] }) as unknown as Deployment;

describe('the throttle of an API', () => {
  it('lets a burst pass and then the rate, as the stage of the template says', () => {
    let time = 0;
    const passes = throttleOf(deploymentOf({ ThrottlingRateLimit: 10, ThrottlingBurstLimit: 20 }), 'api', () => time);
    const passed = (calls: number) => Array.from({ length: calls }, passes).filter(Boolean).length;
    expect(passed(50)).toBe(20);
    time = 1_000;
    expect(passed(50)).toBe(10);
    time = 60_000;
    expect(passed(50)).toBe(20);
  });

  it('throttles no API without the setting, nor that of another stage', () => {
    const settings = { ThrottlingRateLimit: 1, ThrottlingBurstLimit: 1 };
    for (const passes of [
      throttleOf(deploymentOf(undefined), 'api', () => 0),
      throttleOf(deploymentOf(settings), 'other', () => 0),
    ])
      expect(Array.from({ length: 9 }, passes).every(Boolean)).toBe(true);
  });
});
