import type { HttpExchange } from '../ServerPart';
import { parseRules } from '../rules/parseRules';
import type { RulesFile } from '../rules/syntax/RulesFile';
import { EngineError } from './EngineError';
import type { Fault } from './Faults';
import type { FirestoreServer } from './FirestoreServer';
import { parseMessage, readText, sendJson } from './messages';

interface RulesMessage {
  readonly rules?: { readonly files?: readonly { readonly content?: string }[] };
}

/**
 * Answers the URLs that production does not have, below `/emulator/v1/projects/{p}`. As in Google's emulator: `PUT :securityRules`
 * and `DELETE /databases/(default)/documents`. Only here: `GET` and `DELETE /costs`; `POST :dropConnections`, which breaks all
 * streams of the project as a lost network does; and `POST :fail`, which plans a fault.
 */
export async function answerControl(
  server: FirestoreServer,
  { request, response, url }: HttpExchange,
): Promise<boolean> {
  const [, projectId, rest] = /^\/emulator\/v1\/projects\/([^/:]+)(.*)$/.exec(decodeURIComponent(url.pathname)) ?? [];
  if (projectId === undefined) return false;
  const engine = server.engine(projectId);
  switch (`${request.method ?? ''} ${rest ?? ''}`) {
    case 'PUT :securityRules':
      engine.replaceRules(rulesIn(await readText(request)));
      sendJson(response, {});
      return true;
    case 'DELETE /databases/(default)/documents':
      engine.clear();
      sendJson(response, {});
      return true;
    case 'POST :dropConnections':
      server.channels.drop(projectId);
      sendJson(response, {});
      return true;
    case 'POST :fail':
      engine.faults.plan(parseMessage<Fault>(await readText(request)));
      sendJson(response, {});
      return true;
    case 'DELETE /costs':
      engine.costs.reset();
      sendJson(response, engine.costs.figures);
      return true;
    case 'GET /costs':
      sendJson(response, engine.costs.figures);
      return true;
    default:
      return false;
  }
}

function rulesIn(json: string): RulesFile {
  const content = parseMessage<RulesMessage>(json).rules?.files?.[0]?.content ?? '';
  try {
    return parseRules(content);
  } catch (error) {
    throw new EngineError('INVALID_ARGUMENT', error instanceof Error ? error.message : String(error));
  }
}
