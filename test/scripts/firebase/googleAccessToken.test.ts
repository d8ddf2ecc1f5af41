import { createVerify, generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { googleAccessToken } from '../../../scripts/firebase/googleAccessToken';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const server = createServer((request, response) => {
  void readAssertion(request).then((assertion) => response.end(JSON.stringify({ access_token: claimOf(assertion) })));
});

afterEach(() => {
  vi.unstubAllEnvs();
  server.close();
});

test('the key of a service account is exchanged for a token, for Firestore and ten minutes', async () => {
  const tokenUri = await listen();
  const directory = await mkdtemp(join(tmpdir(), 'key-'));
  const keyFile = join(directory, 'key.json');
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' });
  await writeFile(keyFile, JSON.stringify({ client_email: 'deploy@bazar', private_key: key, token_uri: tokenUri }));
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', keyFile);
  const claim: unknown = JSON.parse(await googleAccessToken());
  await rm(directory, { recursive: true });
  expect(claim).toMatchObject({
    iss: 'deploy@bazar',
    aud: tokenUri,
    scope: 'https://www.googleapis.com/auth/datastore https://www.googleapis.com/auth/devstorage.read_write',
  });
  expect(lifetimeOf(claim)).toBe(600);
});

/** The claim of an assertion whose signature holds. */
function claimOf(assertion: string): string {
  const [header = '', claim = '', signature = ''] = assertion.split('.');
  const holds = createVerify('RSA-SHA256').update(`${header}.${claim}`).verify(publicKey, signature, 'base64url');
  return holds ? Buffer.from(claim, 'base64url').toString('utf8') : 'a forged signature';
}

async function readAssertion(request: AsyncIterable<unknown>): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return new URLSearchParams(body).get('assertion') ?? '';
}

function listen(): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}/token`);
    });
  });
}

function lifetimeOf(claim: unknown): number {
  if (typeof claim !== 'object' || claim === null || !('exp' in claim) || !('iat' in claim)) return NaN;
  return Number(claim.exp) - Number(claim.iat);
}
