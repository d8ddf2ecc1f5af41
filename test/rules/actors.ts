import type { RulesAuth } from '@mon-bazar/firebase-test-server/rules/RulesRequest';

/** Who tries. Karim owns what is tried on; Claire is a stranger to it. */
export const visitor = null;
export const karim = signedIn('karim', { phone_number: '+33612345678', email: 'karim@exemple.fr' });
export const claire = signedIn('claire');
/** Owns the same things as Karim, signed in after the account was suspended. */
export const suspendedKarim = signedIn('karim', { ...karim.token, suspended: true });
export const admin = signedIn('nadia');
export const superAdmin = signedIn('solene');
export const suspendedAdmin = signedIn('nadia', { suspended: true });

/** Not yet known to the database. */
export const newcomer = signedIn('lina', { phone_number: '+33698765432', email: 'lina@exemple.fr' });

function signedIn(uid: string, claims: Readonly<Record<string, unknown>> = {}): RulesAuth {
  return { uid, token: { sub: uid, ...claims } };
}
