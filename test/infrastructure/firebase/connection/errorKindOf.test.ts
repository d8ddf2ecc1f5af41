import { FirebaseError } from 'firebase/app';
import { expect, test } from 'vitest';
import { errorKindOf, type ErrorKind } from '../../../../src/infrastructure/firebase/connection/errorKindOf';

test.each<[ErrorKind, string, string]>([
  ['network-error', 'unavailable', 'The service is currently unavailable.'],
  ['network-error', 'auth/network-request-failed', 'Firebase: Error'],
  ['network-error', 'storage/retry-limit-exceeded', 'Max retry time for operation exceeded'],
  ['network-error', 'failed', 'A network error occurred'],
  ['network-error', 'failed', 'Failed to get document because the client is offline.'],
  ['permission-denied', 'permission-denied', 'Missing or insufficient permissions.'],
  ['permission-denied', 'failed', 'You have no access to this'],
  ['permission-denied', 'storage/unauthorized', 'Firebase Storage: …'],
  ['not-found', 'not-found', 'No document to update'],
  ['not-found', 'storage/object-not-found', 'Object does not exist'],
  ['already-exists', 'already-exists', 'Document already exists'],
  ['resource-exhausted', 'resource-exhausted', 'Quota exceeded.'],
  ['resource-exhausted', 'storage/quota-exceeded', 'Quota exceeded.'],
  ['invalid-argument', 'invalid-argument', 'Unsupported field value'],
  ['bad-request', 'bad-request', ''],
  ['bad-request', 'failed', 'Request failed with status 400'],
  ['bad-request', 'http-400', ''],
  ['unauthenticated', 'unauthenticated', 'The request lacks credentials'],
  ['unauthenticated', 'unauthenticated', 'Expected OAuth 2 access token, login cookie or other valid credential.'],
  ['unauthenticated', 'storage/unauthenticated', 'You have no permission to do this'],
  ['unknown', 'aborted', 'Too much contention'],
])('an error is %s when its code is %s and its message « %s »', (kind, code, message) => {
  expect(errorKindOf(new FirebaseError(code, message))).toBe(kind);
});

test.each([new Error('oops'), 'unavailable', null, undefined, { code: 'unavailable' }])(
  'the error %o is unknown',
  (error) => {
    expect(errorKindOf(error)).toBe('unknown');
  },
);
