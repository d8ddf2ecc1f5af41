import * as v from 'valibot';
import type { HttpExchange } from '../ServerPart';
import { parseRules } from '../rules/parseRules';
import { readBody, sendJson } from './storageAnswers';
import { StorageRefusal } from './StorageRefusal';
import type { StorageServer } from './StorageServer';

const file = v.object({ content: v.string(), resource: v.optional(v.string()) });
const newRules = v.object({ rules: v.object({ files: v.array(file) }) });

/** Answers the URLs that production does not have: new rules (for one bucket, if `resource` names it), and the costs of a bucket. */
export async function answerControl(server: StorageServer, { request, response, url }: HttpExchange): Promise<boolean> {
  if (url.pathname === '/internal/setRules' && request.method === 'PUT') {
    replaceRules(server, (await readBody(request)).toString('utf8'));
    sendJson(response, { message: 'Rules updated successfully' });
    return true;
  }
  const bucketName = /^\/emulator\/v1\/buckets\/([^/]+)\/costs$/.exec(url.pathname)?.[1];
  if (bucketName === undefined) return false;
  const bucket = server.bucket(decodeURIComponent(bucketName));
  if (request.method === 'DELETE') bucket.resetCosts();
  sendJson(response, bucket.costs);
  return true;
}

function replaceRules(server: StorageServer, json: string): void {
  try {
    for (const { content, resource } of v.parse(newRules, JSON.parse(json)).rules.files) {
      server.gate.replaceRules(parseRules(content), resource);
    }
  } catch (error) {
    throw StorageRefusal.badRequest(error instanceof Error ? error.message : String(error));
  }
}
