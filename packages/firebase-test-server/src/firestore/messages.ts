import type { IncomingMessage, ServerResponse } from 'node:http';

/** The whole body as text. Rejects when the client disconnects. */
export async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** Parses JSON that the SDK wrote. Its shape is not checked: a wrong one makes a test fail anyway. */
export function parseMessage<Message>(json: string): Message {
  return JSON.parse(json === '' ? '{}' : json) as Message;
}

export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(body));
}
