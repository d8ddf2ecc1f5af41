import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { HttpExchange } from '../../ServerPart';
import type { FirestoreServer } from '../FirestoreServer';
import { identify } from '../identify';
import { readText } from '../messages';
import { ChannelSession, type ChannelStream } from './ChannelSession';
import { frame } from './frame';
import { ListenStream } from './ListenStream';
import { WriteStream } from './WriteStream';

const address = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/;

/** The open WebChannel connections. Their protocol is described in the project's docs/decisions/012-test-server.md. */
export class Channels {
  readonly #server: FirestoreServer;
  readonly #sessions = new Map<string, ChannelSession>();

  constructor(server: FirestoreServer) {
    this.#server = server;
  }

  async handle({ request, response, url }: HttpExchange): Promise<boolean> {
    const service = address.exec(url.pathname)?.[1];
    if (service === undefined) return false;
    const parameters = url.searchParams;
    const form = new URLSearchParams(await readText(request));
    const sessionId = parameters.get('SID');
    if (sessionId === null) {
      this.#openSession(service, parameters.get('database') ?? '', form, response);
      return true;
    }
    const session = this.#sessions.get(sessionId);
    if (session === undefined) {
      // The client then opens a new session.
      response.writeHead(400).end();
    } else if (parameters.get('TYPE') === 'terminate') {
      this.#closeSession(sessionId);
      response.end();
    } else if (request.method === 'GET') {
      session.openBackChannel(response, Number(parameters.get('AID') ?? 0), parameters.get('CI') !== '1');
    } else {
      session.receive(messagesIn(form));
      response.end(frame([session.hasBackChannel ? 1 : 0, session.lastId, 7]));
    }
    return true;
  }

  /** Breaks the connections of one project, or of all projects. */
  drop(projectId?: string): void {
    for (const [id, session] of this.#sessions) {
      if (projectId === undefined || session.projectId === projectId) this.#closeSession(id);
    }
  }

  #openSession(service: string, database: string, form: URLSearchParams, response: ServerResponse): void {
    const projectId = database.split('/')[1] ?? '';
    const identity = identify(authorizationIn(form));
    const engine = this.#server.engine(projectId);
    const openStream = (send: (message: unknown) => void): ChannelStream =>
      service === 'Listen'
        ? new ListenStream({ engine, identity, database, send })
        : new WriteStream({ engine, identity, send });
    const id = randomBytes(16).toString('base64url');
    const onTimeout = () => {
      this.#closeSession(id);
    };
    const session = new ChannelSession({ projectId, openStream, onTimeout });
    this.#sessions.set(id, session);
    session.receive(messagesIn(form));
    response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
    response.end(frame([[0, ['c', id, '', 8, 12, 30_000]]]));
  }

  #closeSession(sessionId: string): void {
    this.#sessions.get(sessionId)?.close();
    this.#sessions.delete(sessionId);
  }
}

/** Headers come in a form field: sent as real ones, they would need a preflight. */
const authorizationIn = (form: URLSearchParams): string | undefined =>
  /^authorization:\s*(.+?)\s*$/im.exec(form.get('headers') ?? '')?.[1];

/** The messages of a form, with their numbers within the session. */
function messagesIn(form: URLSearchParams): (readonly [number, string])[] {
  const offset = Number(form.get('ofs') ?? 0);
  return [...form].flatMap(([name, json]) => {
    const at = /^req(\d+)___data__$/.exec(name)?.[1];
    return at === undefined ? [] : [[offset + Number(at), json] as const];
  });
}
