import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { systemLanding } from './system-screens.ts';

it.each(['/System', '/system/'])('%s leads administrators to where they land', async (address) => {
  const loader = matchRoutes([systemLanding], address)?.[0]?.route.loader;
  const response = typeof loader === 'function' ? await loader({} as never, undefined) : undefined;
  expect((response as Response).headers.get('location')).toBe('/System/SystemProviders');
});
