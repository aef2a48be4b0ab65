import { type Listening, listen, readBody } from '../http/listen.ts';
import type { Control } from './control.ts';

/** Sent with every request that changes something: a page of another site can't send it. */
const controlHeader = 'x-yarrow-local';

type Call = (control: Control, name: string, query: URLSearchParams, body: string) => unknown;

const calls: Record<string, Call> = {
  'GET events': (control, _name, query) => control.events(query.get('name') ?? undefined),
  'GET mails': (control, _name, query) =>
    control.mails({ to: query.get('to') ?? undefined, since: Number(query.get('since') ?? 0) }),
  'GET schedules': (control) => control.schedules(),
  'POST schedules/fire': (control, name) => control.fireSchedule(name),
  'GET clock': (control) => control.clock(),
  'POST clock': (control, _name, _query, body) => control.moveClock(JSON.parse(body)),
  'GET busy': (control) => control.busy(),
  'GET stage': (control) => control.stage(),
  'GET queues': (control) => control.queues(),
  'GET queues/messages': (control, name) => control.messages(name),
  'POST queues/send': (control, name, _query, body) => control.send(name, body),
  'POST queues/redrive': (control, name) => control.redrive(name),
  'POST queues/purge': (control, name) => control.purge(name),
  'GET functions': (control) => control.functions(),
  'POST sweep': (control) => control.sweep(),
};

/**
 * Serves the control address, on a separate port: `GET /events?name=`, `/mails?to=&since=`, `/schedules`, `/queues`, `/functions`, `/clock`, `/busy`,
 * `/stage`, `/queues/<name>/messages`; `POST /schedules/<name>/fire`, `/queues/<name>/{send,redrive,purge}`, `/sweep`, `/clock` (with `{"offsetMs":
 * 86400000}` or `{"to": "2027-03-14T06:59:00.000Z"}`), with the header `x-yarrow-local: 1`.
 */
export function startControl(port: number, control: Control): Promise<Listening> {
  return listen(
    port,
    async (request, response) => {
      const json = (status: number, body: unknown): void => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? null));
      };
      const url = new URL(request.url ?? '/', 'http://control');
      const [noun = '', name = '', verb] = url.pathname.split('/').slice(1).map(decodeURIComponent);
      const call = calls[`${request.method} ${verb ? `${noun}/${verb}` : noun}`];
      if (!call) return json(404, { message: 'There is no such control call.' });
      if (request.method !== 'GET' && !request.headers[controlHeader])
        return json(403, { message: `Send the header ${controlHeader}.` });
      const body = (await readBody(request)).toString();
      try {
        json(200, await call(control, name, url.searchParams, body));
      } catch (error) {
        json(400, { message: (error as Error).message });
      }
    },
    { orAny: true },
  );
}
