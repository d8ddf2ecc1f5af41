import { FirebaseError } from 'firebase/app';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { backendFailureOf } from '../../src/infrastructure/firebase/connection/backendFailureOf';
import { ConnectionReset } from '../../src/infrastructure/firebase/connection/ConnectionReset';
import { errorKindOf } from '../../src/infrastructure/firebase/connection/errorKindOf';
import { FirebaseOperations } from '../../src/infrastructure/firebase/connection/FirebaseOperations';
import {
  connectionMessages,
  documentMessages,
  logMessages,
} from '../../src/infrastructure/firebase/connection/messages';
import { archiveMessages } from '../../src/infrastructure/browser/device/archiveMessages';
import {
  logMessages as embeddedLogMessages,
  recoveryMessages,
} from '../../src/infrastructure/embedded/database/messages';
import { lazyMessages } from '../../src/infrastructure/firebase/lazy/lazyMessages';

const [warn, report] = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
beforeEach(() => {
  warn.mockReset().mockReturnValue();
  report.mockReset().mockReturnValue();
});

const kindOf = (code: string, message = '') => errorKindOf(new FirebaseError(code, message));

test('§8.11 “network-error: code contains unavailable or network-request-failed, or the message mentions network or offline.”', () => {
  expect([
    kindOf('unavailable'),
    kindOf('auth/network-request-failed'),
    kindOf('x', 'A network error'),
    kindOf('x', 'The client is offline'),
  ]).toEqual(Array(4).fill('network-error'));
});

test('§8.12 “permission-denied: code or message mentions permission or access.”', () => {
  expect([
    kindOf('permission-denied'),
    kindOf('access-refused'),
    kindOf('x', 'Missing permissions'),
    kindOf('x', 'no access'),
  ]).toEqual(Array(4).fill('permission-denied'));
});

test('§8.13 “not-found.”', () => expect(kindOf('not-found')).toBe('not-found'));
test('§8.14 “already-exists.”', () => expect(kindOf('already-exists')).toBe('already-exists'));
test('§8.15 “resource-exhausted.”', () => expect(kindOf('resource-exhausted')).toBe('resource-exhausted'));
test('§8.16 “invalid-argument.”', () => expect(kindOf('invalid-argument')).toBe('invalid-argument'));

test('§8.17 “bad-request: code contains bad-request or 400, or the message contains 400 or bad request.”', () => {
  expect([kindOf('bad-request'), kindOf('http-400'), kindOf('x', 'Status 400'), kindOf('x', 'Bad Request')]).toEqual(
    Array(4).fill('bad-request'),
  );
});

test('§8.18 “unauthenticated.”', () => expect(kindOf('unauthenticated')).toBe('unauthenticated'));
test('§8.19 “unknown.”', () => expect([kindOf('aborted'), errorKindOf('words')]).toEqual(['unknown', 'unknown']));

describe('what an operation does about an error', () => {
  /** Runs an operation that fails once with that code; each reset succeeds. */
  async function runFailingOnce(code: string) {
    const disable = vi.fn(async () => undefined);
    const reset = new ConnectionReset({ disable, enable: async () => undefined }, { now: () => 0 });
    const operation = vi.fn(async () => 'done').mockRejectedValueOnce(new FirebaseError(code, 'Told by the server'));
    const result = await new FirebaseOperations(reset, async () => undefined).run(operation);
    return { result, attempts: operation.mock.calls.length, resets: disable.mock.calls.length };
  }

  test.each(['unavailable', 'bad-request'])(
    '§8.20 “trigger a connection reset.” and §8.21 “the failed operation is retried once.”: %s',
    async (code) => {
      expect(await runFailingOnce(code)).toEqual({ result: { ok: true, value: 'done' }, attempts: 2, resets: 1 });
    },
  );

  test('§8.22 “unauthenticated is only logged, with a note that a refresh is needed.”', async () => {
    expect(await runFailingOnce('unauthenticated')).toMatchObject({ result: { ok: false }, attempts: 1, resets: 0 });
    expect(report).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('doit être rafraîchie'),
      expect.any(FirebaseError),
    );
  });

  test('§8.23 “permission-denied is logged with a hint to check the security rules.”', async () => {
    expect(await runFailingOnce('permission-denied')).toMatchObject({ attempts: 1, resets: 0 });
    expect(report).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('vérifiez les règles de sécurité'),
      expect.any(FirebaseError),
    );
  });

  test.each(['not-found', 'already-exists', 'resource-exhausted', 'invalid-argument', 'aborted'])(
    '§8.24 “Anything else is logged as unhandled.”: %s',
    async (code) => {
      expect(await runFailingOnce(code)).toMatchObject({ attempts: 1, resets: 0 });
      expect(report).toHaveBeenCalledExactlyOnceWith(
        expect.stringMatching(/^Erreur non gérée/),
        expect.any(FirebaseError),
      );
    },
  );
});

test('§8.25 “Log messages are in French.”: all that both backends and the browser can say', () => {
  backendFailureOf(new FirebaseError('unavailable', ''));
  expect(warn).toHaveBeenCalledExactlyOnceWith(logMessages['network-error'], expect.any(FirebaseError));
  const messages = [
    ...Object.values({ ...logMessages, ...connectionMessages, ...lazyMessages }),
    ...Object.values({ ...embeddedLogMessages, ...recoveryMessages }),
    archiveMessages.failed,
    archiveMessages.missing,
    documentMessages.malformed('config/app'),
  ];
  for (const message of messages) {
    expect(message).toMatch(/\b(de|du|la|le|les|non|par|pas|dans)\b/);
    expect(message).not.toMatch(/\b(the|this|of|is|was|not|could|to|database|connection)\b/i);
  }
});
