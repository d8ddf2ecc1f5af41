/** The error classes of the specification (§8). */
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

interface ErrorPattern {
  readonly code: RegExp;
  readonly message?: RegExp;
}

/** Tried in this order. Each code lists the name that Firestore uses and, where it differs, the one that Storage uses. */
const patterns: readonly (readonly [ErrorKind, ErrorPattern])[] = [
  ['network-error', { code: /unavailable|network-request-failed|retry-limit-exceeded/, message: /network|offline/i }],
  // Before the next one: Google's message for it mentions an “access token”.
  ['unauthenticated', { code: /unauthenticated/ }],
  ['permission-denied', { code: /permission|access|unauthorized/, message: /permission|access/i }],
  ['not-found', { code: /not-found/ }],
  ['already-exists', { code: /already-exists/ }],
  ['resource-exhausted', { code: /resource-exhausted|quota-exceeded/ }],
  ['invalid-argument', { code: /invalid-argument/ }],
  ['bad-request', { code: /bad-request|400/, message: /400|bad request/i }],
];

/** The only reader of error codes of Firestore and Storage; `signInFailureOf` reads those of Auth. */
export function errorKindOf(error: unknown): ErrorKind {
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : '';
  const [kind] = patterns.find(
    ([, pattern]) => pattern.code.test(code) || (pattern.message?.test(message) ?? false),
  ) ?? ['unknown'];
  return kind;
}

/** Errors of Firestore that a retry may resolve. The specification counts them as unknown. */
export function isTransient(error: unknown): boolean {
  return /^(aborted|cancelled|deadline-exceeded|internal)$/.test(codeOf(error));
}

/** Such as `permission-denied` or `storage/unauthorized`; empty when the error is not one of Firebase. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
