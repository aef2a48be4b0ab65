import type { Deployment } from '../template/deployment.ts';

type StageProperties = {
  ApiId: string;
  DefaultRouteSettings?: { ThrottlingRateLimit?: number; ThrottlingBurstLimit?: number };
};

/** Tells whether one more call may pass now. */
export type Throttle = () => boolean;

/** Returns the gateway's token bucket: `burst` calls, which refill at `rate` per second. */
function tokenBucket({ rate, burst }: { rate: number; burst: number }, now: () => number): Throttle {
  let [tokens, at] = [burst, now()];
  return () => {
    const time = now();
    tokens = Math.min(burst, tokens + (Math.max(0, time - at) / 1000) * rate);
    at = time;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}

/** Returns the throttle of an API's stage in the template. Without one, everything passes. */
export function throttleOf(deployment: Deployment, apiId: string, now: () => number): Throttle {
  const stage = deployment
    .resources<StageProperties>('AWS::ApiGatewayV2::Stage')
    .find(({ properties }) => properties.ApiId === apiId);
  const { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst } = stage?.properties.DefaultRouteSettings ?? {};
  return rate === undefined || burst === undefined ? () => true : tokenBucket({ rate, burst }, now);
}
