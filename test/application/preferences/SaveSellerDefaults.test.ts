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

describe('SaveSellerDefaults', () => {
  test('the defaults are stored, and the public profile shows the kind of seller', async () => {
    const { calls, save } = saving();
    expect(await save.execute(entries, { uid: 'claire' })).toEqual(success(noSellerDefaults));
    expect(calls).toEqual([
      ['claire', { kind: 'private' }],
      ['claire', { seller: noSellerDefaults }],
    ]);
  });

  test('saving is refused to a guest', async () => {
    const { calls, save } = saving();
    expect(await save.execute(entries, null)).toEqual(failure('signed-out'));
    expect(calls).toEqual([]);
  });

  test('invalid entries are reported and nothing is stored', async () => {
    const { calls, save } = saving();
    expect(await save.execute({ ...entries, placeText: 'Nant' }, { uid: 'claire' })).toEqual(
      failure({ kind: 'invalid', errors: new Map([['placeText', 'unknown-place']]) }),
    );
    expect(calls).toEqual([]);
  });

  test('the defaults are not stored when the public profile cannot be changed', async () => {
    const { calls, save } = saving({ shown: failure('offline') });
    expect(await save.execute(entries, { uid: 'claire' })).toEqual(failure('offline'));
    expect(calls).toHaveLength(1);
  });

  test('a failure to store the defaults is returned', async () => {
    expect(await saving({ stored: failure('full') }).save.execute(entries, { uid: 'claire' })).toEqual(failure('full'));
  });
});
