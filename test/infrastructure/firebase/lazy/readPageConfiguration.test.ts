import { afterEach, describe, expect, test } from 'vitest';
import { failure, success } from '../../../../src/domain/shared/Result';
import { readPageConfiguration } from '../../../../src/infrastructure/firebase/lazy/readPageConfiguration';

afterEach(() => {
  globalThis.mbzConfiguration = undefined;
});

function answering(answer: unknown) {
  globalThis.mbzConfiguration = Promise.resolve(answer);
  return readPageConfiguration();
}

describe('the configuration that the page asks for by itself', () => {
  test('a stored configuration is read from the values of the REST interface', async () => {
    const fields = {
      maintenance: { booleanValue: true },
      targetDate: { timestampValue: '2026-12-01T08:00:00Z' },
      countdownConfig: { mapValue: { fields: { days: { integerValue: '3' }, hours: { doubleValue: 2 } } } },
    };
    expect(await answering([{ found: { name: 'config/app', fields } }])).toEqual(
      success({
        maintenance: true,
        targetDate: Date.parse('2026-12-01T08:00Z'),
        countdownConfig: { days: 3, hours: 2, minutes: 0, seconds: 0 },
      }),
    );
  });

  test('a site without configuration is told apart from one that does not answer', async () => {
    expect(await answering([{ missing: 'config/app', readTime: '2026-12-01T08:00:00Z' }])).toEqual(success(null));
    expect(await answering(null)).toBeNull();
    expect(await answering([])).toBeNull();
    expect(await answering([{ error: { code: 403 } }])).toBeNull();
    expect(await answering({ error: { code: 503 } })).toBeNull();
  });

  test('nothing is read where the page asked for nothing', async () => {
    expect(await readPageConfiguration()).toBeNull();
  });

  test('a document without a mode is malformed', async () => {
    expect(await answering([{ found: { fields: { maintenance: { stringValue: 'oui' } } } }])).toEqual(
      failure('malformed'),
    );
    expect(await answering([{ found: {} }])).toEqual(failure('malformed'));
  });
});
