import type { RulesAuth } from '@mon-bazar/firebase-test-server/rules/RulesRequest';

/** Karim owns the documents of the cases; Claire is a stranger to them. */
export const visitor = null;
export const karim = signedIn('karim', {
  phone_number: '+33612345678',
  email: 'karim@exemple.fr',
  email_verified: true,
});
export const claire = signedIn('claire', { phone_number: '+33611223344' });
/** Claire, known by one claim only, or by none that proves who she is. */
export const claireByEmail = signedIn('claire', { email: 'claire@exemple.fr', email_verified: true });
export const unconfirmedClaire = signedIn('claire', { email: 'claire@exemple.fr', email_verified: false });
export const anonymousClaire = signedIn('claire');
/** Karim before he confirmed his address. */
export const unconfirmedKarim = signedIn('karim', { email: 'karim@exemple.fr', email_verified: false });
/** Karim after his account was suspended. */
export const suspendedKarim = signedIn('karim', { ...karim.token, suspended: true });
export const admin = signedIn('nadia', { phone_number: '+33655443322' });
export const superAdmin = signedIn('solene', { phone_number: '+33655443323' });
export const suspendedAdmin = signedIn('nadia', { ...admin.token, suspended: true });

/** Lina, who is signed in and has no account document yet. */
export const newcomer = signedIn('lina', {
  phone_number: '+33698765432',
  email: 'lina@exemple.fr',
  email_verified: true,
});

function signedIn(uid: string, claims: Readonly<Record<string, unknown>> = {}): RulesAuth {
  return { uid, token: { sub: uid, ...claims } };
}
