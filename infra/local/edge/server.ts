import { type HttpRequest, type HttpResponse, jsonResponse } from '../api/exchange.ts';
import { readRequest, writeResponse } from '../api/server.ts';
import { type Listening, listen } from '../http/listen.ts';
import { StartFailure } from '../start-failure.ts';
import type { Edge } from './edge.ts';

async function answerOf(edge: Edge | undefined, request: HttpRequest | undefined, viewerPort: number): Promise<HttpResponse> {
  if (!edge) return jsonResponse(503, { message: 'Yarrow is starting' });
  if (!request) return jsonResponse(413, { message: 'Request Entity Too Large' });
  return edge.handle(request, viewerPort);
}

/**
 * Serves the one address people open: http://127.0.0.1:PORT. The port is taken before anything else starts. Until `edge` gives one, the answer is a 503.
 */
export async function startEdge(port: number, edge: () => Edge | undefined): Promise<Listening> {
  try {
    return await listen(port, async (incoming, response) => {
      const viewerPort = incoming.socket.remotePort ?? 0;
      const request = await readRequest(incoming);
      writeResponse(response, await answerOf(edge(), request, viewerPort), incoming.method);
    });
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'EADDRINUSE')
      throw new StartFailure(`Port ${port} is taken by another program. Choose another: PORT=${port + 1} npm start.`);
    if (code === 'EACCES')
      throw new StartFailure(`Port ${port} may not be used by this account. Choose another, above 1023: PORT=3000 npm start.`);
    throw error;
  }
}
