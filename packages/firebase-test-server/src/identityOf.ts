import type { RulesAuth } from './rules/RulesRequest';

/** Who sends a request. No rule applies to `owner`, an administrator. Null: signed out. */
export type Identity = RulesAuth | 'owner' | null;

/**
 * Reads an Authorization header, `Bearer` or `Firebase`, without checking signature or age, as Google's emulators do.
 * @throws for a malformed token.
 */
export function identityOf(authorization: string | undefined): Identity {
  const token = /^(?:Bearer|Firebase) (.+)$/.exec(authorization ?? '')?.[1];
  if (token === undefined) return null;
  if (token === 'owner') return 'owner';
  const claims = claimsOf(token);
  const uid = claims.user_id ?? claims.sub;
  if (typeof uid !== 'string') throw new Error('The token names nobody.');
  return { uid, token: claims };
}

function claimsOf(token: string): Readonly<Record<string, unknown>> {
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
  if (typeof claims !== 'object' || claims === null) throw new Error('The token holds no claims.');
  return { ...claims };
}
