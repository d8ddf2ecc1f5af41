import { execFile } from 'node:child_process';
import { createSign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import * as v from 'valibot';

const serviceAccount = v.object({ client_email: v.string(), private_key: v.string(), token_uri: v.string() });
const granted = v.object({ access_token: v.string() });

/**
 * An OAuth token of an administrator of the project: of the service account whose key file `GOOGLE_APPLICATION_CREDENTIALS` names,
 * or of the person signed in to gcloud.
 */
export async function googleAccessToken(): Promise<string> {
  const keyFile = process.env.GOOGLE_APPLICATION_CREDENTIALS;
  return keyFile === undefined || keyFile === '' ? tokenOfGcloud() : tokenOfKey(keyFile);
}

async function tokenOfGcloud(): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)('gcloud', ['auth', 'print-access-token']);
    return stdout.trim();
  } catch (error) {
    const advice =
      'Sign in with `gcloud auth login` (or run this in Google’s Cloud Shell), or name a key in GOOGLE_APPLICATION_CREDENTIALS.';
    throw new Error(advice, { cause: error });
  }
}

/** RFC 7523: the key signs a claim, and Google exchanges it for a token. */
async function tokenOfKey(keyFile: string): Promise<string> {
  const key = v.parse(serviceAccount, JSON.parse(await readFile(keyFile, 'utf8')));
  const body = new URLSearchParams({
    grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    assertion: signedClaim(key, Math.floor(Date.now() / 1000)),
  });
  const answer = await fetch(key.token_uri, { method: 'POST', body });
  if (!answer.ok) throw new Error(`Google refused the key (${answer.status}): ${await answer.text()}`);
  return v.parse(granted, await answer.json()).access_token;
}

function signedClaim(key: v.InferOutput<typeof serviceAccount>, now: number): string {
  const claim = {
    iss: key.client_email,
    scope: ['datastore', 'devstorage.read_write'].map((name) => `https://www.googleapis.com/auth/${name}`).join(' '),
    aud: key.token_uri,
    iat: now,
    exp: now + 600,
  };
  const text = [{ alg: 'RS256', typ: 'JWT' }, claim]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key.private_key, 'base64url')}`;
}
