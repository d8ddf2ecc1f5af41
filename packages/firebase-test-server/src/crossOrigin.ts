import type { IncomingMessage, ServerResponse } from 'node:http';

const exposed = [
  'x-client-wire-protocol',
  'x-http-session-id',
  'x-http-initial-response',
  'x-goog-upload-url',
  'x-goog-upload-status',
  'x-goog-upload-chunk-granularity',
  'x-goog-upload-size-received',
  'x-goog-upload-control-url',
];

/**
 * Allows requests from any origin. The SDK opens streams with credentials, for which a browser refuses `*`: the origin is echoed.
 * Returns true when the request was a preflight and has been answered.
 */
export function allowCrossOrigin(request: IncomingMessage, response: ServerResponse): boolean {
  response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Expose-Headers', exposed.join(', '));
  response.setHeader('Vary', 'Origin');
  if (request.method !== 'OPTIONS') return false;
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS');
  response.setHeader('Access-Control-Allow-Headers', request.headers['access-control-request-headers'] ?? '*');
  response.setHeader('Access-Control-Allow-Private-Network', 'true');
  response.setHeader('Access-Control-Max-Age', '86400');
  response.writeHead(204).end();
  return true;
}
