import { describe, expect, test } from 'vitest';
import { SaveSellerDefaults } from '../../../src/application/preferences/SaveSellerDefaults';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import { noSellerDefaults, type SellerEntries } from '../../../src/domain/preferences/SellerDefaults';
import { failure, success } from '../../../src/domain/shared/Result';

type Outcome = BackendResult<void>;
const entries: SellerEntries = { ...noSellerDefaults, placeText: '' };

function saving({ shown = success(), stored = success() }: { shown?: Outcome; stored?: Outcome } = {}) {
  const calls: unknown[] = [];
  const record = (outcome: Outcome) => async (uid: string, changes: object) => {
    calls.push([uid, changes]);
    return outcome;
  };
  return { calls, save: new SaveSellerDefaults({ change: record(stored) }, { change: record(shown) }) };
}

describe('saving what the next listing begins with', () => {
  test('stores it, and shows in which capacity the person sells', async () => {
    const { calls, save } = saving();
    expect(await save.execute(entries, { uid: 'claire' })).toEqual(success(noSellerDefaults));
    expect(calls).toEqual([
      ['claire', { kind: 'private' }],
      ['claire', { seller: noSellerDefaults }],
    ]);
  });

  test('is refused to someone who is not signed in', async () => {
    const { calls, save } = saving();
    expect(await save.execute(entries, null)).toEqual(failure('signed-out'));
    expect(calls).toEqual([]);
  });

  test('names mistakes without storing anything', async () => {
    const { calls, save } = saving();
    expect(await save.execute({ ...entries, placeText: 'Nant' }, { uid: 'claire' })).toEqual(
      failure({ kind: 'invalid', errors: new Map([['placeText', 'unknown-place']]) }),
    );
    expect(calls).toEqual([]);
  });

  test('stores nothing when it cannot be shown', async () => {
    const { calls, save } = saving({ shown: failure('offline') });
    expect(await save.execute(entries, { uid: 'claire' })).toEqual(failure('offline'));
    expect(calls).toHaveLength(1);
  });

  test('says when it cannot be stored', async () => {
    expect(await saving({ stored: failure('full') }).save.execute(entries, { uid: 'claire' })).toEqual(failure('full'));
  });
});
