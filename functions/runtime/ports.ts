import type { PendingContext } from './admit.ts';
import type { Journal } from './journal.ts';

/** What every context has. The rest are the ports of its group: identity, files, places. */
const own: Record<keyof PendingContext, true> = {
  actor: true,
  table: true,
  request: true,
  answer: true,
  now: true,
  newId: true,
  keyId: true,
  randomBytes: true,
  event: true,
  headers: true,
  call: true,
};

type Method = (...given: unknown[]) => unknown;
type Wrap = (name: string, method: Method) => Method;

/** Wraps a port's own methods, and keeps whatever else it has. */
function wrappedPort(name: string, port: unknown, wrap: Wrap): unknown {
  if (typeof port === 'function') return wrap(name, port as Method);
  if (typeof port !== 'object' || port === null) return port;
  const methods = new Map<PropertyKey, Method>();
  return new Proxy(port, {
    get(target, member) {
      const value: unknown = Reflect.get(target, member, target);
      if (typeof value !== 'function') return value;
      const method = methods.get(member) ?? wrap(`${name}.${String(member)}`, (...given) => Reflect.apply(value, target, given));
      methods.set(member, method);
      return method;
    },
  });
}

/** Returns the ports of a context, with `wrap` around each of their methods. */
export const wrappedPorts = (context: PendingContext, wrap: Wrap): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(context)
      .filter(([name]) => !(name in own))
      .map(([name, port]) => [name, wrappedPort(name, port, wrap)]),
  );

/** Asks a port once for all attempts at a request: a retry doesn't store a file or set a password again if an earlier attempt did so before its commit. */
export const journaledCall =
  (journal: Journal): Wrap =>
  (name, method) =>
  (...given) => {
    const question = ['port', name];
    if (journal.knows(question)) return journal.met(question, async () => method(...given));
    const answer = method(...given);
    return answer instanceof Promise ? journal.met(question, () => answer) : answer;
  };
