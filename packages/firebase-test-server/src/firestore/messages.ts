import type { IncomingMessage, ServerResponse } from 'node:http';
import { namedEnum } from './namedEnum';

/** The whole body as text. Rejects when the client disconnects. */
export async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Parses JSON that an SDK wrote; enums by number, as the server SDKs write them over REST, become their names. The shape is not checked:
 * a wrong one makes a test fail anyway.
 */
export function parseMessage<Message>(json: string): Message {
  const text = json === '' ? '{}' : json;
  // Reviving costs several times what parsing does.
  return (hasNumberedEnum.test(text) ? JSON.parse(text, namedEnum) : JSON.parse(text)) as Message;
}

const hasNumberedEnum = /"(op|direction|setToServerValue)":\d/;

export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(body));
}
