export type Route = { key: string; method: string; segments: string[]; functionArn: string };

export type RouteMatch = { route: Route; pathParameters: Record<string, string> };

/** Parses a route key (`GET /api/things/{id}`, `ANY /api/{proxy+}`, `$default`) with the function behind it. */
export function parseRoute(key: string, functionArn: string): Route {
  if (key === '$default') return { key, method: 'ANY', segments: ['{proxy+}'], functionArn };
  const [method = 'ANY', path = '/'] = key.split(' ');
  return { key, method, segments: path.split('/').slice(1), functionArn };
}

const rankOf = (segment: string | undefined): number =>
  segment === undefined ? 3 : segment.endsWith('+}') ? 2 : segment.startsWith('{') ? 1 : 0;

/** Sorts like an HTTP API: the most specific path first (a literal before {var} before {proxy+}), a named method before ANY, $default last. */
export function compareRoutes(left: Route, right: Route): number {
  if ((left.key === '$default') !== (right.key === '$default')) return left.key === '$default' ? 1 : -1;
  for (let index = 0; index < Math.max(left.segments.length, right.segments.length); index += 1) {
    const difference = rankOf(left.segments[index]) - rankOf(right.segments[index]);
    if (difference !== 0) return difference;
  }
  return Number(left.method === 'ANY') - Number(right.method === 'ANY');
}

function matchSegments(route: Route, path: string[]): Record<string, string> | undefined {
  const parameters: Record<string, string> = {};
  for (const [index, segment] of route.segments.entries()) {
    const name = segment.replace(/^\{|\+?\}$/g, '');
    const given = path[index];
    if (given === undefined) return undefined;
    if (segment.endsWith('+}')) {
      const rest = path.slice(index).join('/');
      if (rest === '' && route.key !== '$default') return undefined;
      return route.key === '$default' ? {} : { ...parameters, [name]: rest };
    }
    if (segment.startsWith('{')) {
      if (given === '') return undefined;
      parameters[name] = given;
    } else if (segment !== given) return undefined;
  }
  return path.length === route.segments.length ? parameters : undefined;
}

/** Returns the route for a decoded path, of `routes` in their order. */
export function matchRoute(routes: Route[], method: string, path: string): RouteMatch | undefined {
  const segments = path.split('/').slice(1);
  for (const route of routes) {
    if (route.method !== 'ANY' && route.method !== method) continue;
    const pathParameters = matchSegments(route, segments);
    if (pathParameters) return { route, pathParameters };
  }
  return undefined;
}
