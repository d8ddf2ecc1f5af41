/** The classes of the specification (§8) into which every error of Firebase falls. */
export type ErrorKind =
  | 'network-error'
  | 'permission-denied'
  | 'not-found'
  | 'already-exists'
  | 'resource-exhausted'
  | 'invalid-argument'
  | 'bad-request'
  | 'unauthenticated'
  | 'unknown';

interface Clue {
  readonly code: RegExp;
  readonly message?: RegExp;
}

/** In the order in which they are tried. Storage calls by other names what Firestore calls so: they stand beside. */
const clues: readonly (readonly [ErrorKind, Clue])[] = [
  ['network-error', { code: /unavailable|network-request-failed|retry-limit-exceeded/, message: /network|offline/i }],
  ['permission-denied', { code: /permission|access|unauthorized/, message: /permission|access/i }],
  ['not-found', { code: /not-found/ }],
  ['already-exists', { code: /already-exists/ }],
  ['resource-exhausted', { code: /resource-exhausted|quota-exceeded/ }],
  ['invalid-argument', { code: /invalid-argument/ }],
  ['bad-request', { code: /bad-request|400/, message: /400|bad request/i }],
  ['unauthenticated', { code: /unauthenticated/ }],
];

/** The only reader of the codes of Firestore and Storage. What signing in says has codes of its own: `signInFailureOf`. */
export function errorKindOf(error: unknown): ErrorKind {
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : '';
  const [kind] = clues.find(([, clue]) => clue.code.test(code) || (clue.message?.test(message) ?? false)) ?? [
    'unknown',
  ];
  return kind;
}

/** Faults of Firestore that may be gone at the next attempt. The specification counts them among the unknown ones. */
export function isPassing(error: unknown): boolean {
  return /^(aborted|cancelled|deadline-exceeded|internal)$/.test(codeOf(error));
}

/** Such as `permission-denied` or `storage/unauthorized`; empty when the error is not Firebase's. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
