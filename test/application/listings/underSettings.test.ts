import { expect, test } from 'vitest';
import { underSettings } from '../../../src/application/listings/underSettings';
import { noSettings, type ReviewSettings } from '../../../src/domain/listings/review/ReviewSettings';
import { failure, success, type Result } from '../../../src/domain/shared/Result';

const known = { words: ['tramadol'], holdDays: 0 };
const stored = { words: ['tramadol', 'fusil'], holdDays: 7 };

/** Stores under `allowed` only, as rules do; the settings that were tried. */
function storing(allowed: ReviewSettings, read: Result<ReviewSettings, 'offline'> = success(stored)) {
  const tried: ReviewSettings[] = [];
  let reads = 0;
  const repository = {
    read: () => {
      reads += 1;
      return Promise.resolve(read);
    },
  };
  const store = (settings: ReviewSettings) => {
    tried.push(settings);
    return Promise.resolve(settings === allowed ? success('stored') : failure('denied' as const));
  };
  return { repository, store, tried, reads: () => reads };
}

test('a form that has read the settings stores under them without another read', async () => {
  const { repository, store, reads } = storing(known);
  expect(await underSettings(repository, known, store)).toEqual(success('stored'));
  expect(reads()).toBe(0);
});

test('a form that has not read the settings reads them once', async () => {
  const { repository, store, tried, reads } = storing(stored);
  expect(await underSettings(repository, null, store)).toEqual(success('stored'));
  expect([tried, reads()]).toEqual([[stored], 1]);
});

test('after a refusal it is tried again under the settings of now', async () => {
  const { repository, store, tried } = storing(stored);
  expect(await underSettings(repository, known, store)).toEqual(success('stored'));
  expect(tried).toEqual([known, stored]);
});

test('a second refusal stays one', async () => {
  const { repository, store } = storing(noSettings);
  expect(await underSettings(repository, known, store)).toEqual(failure('denied'));
});

test('another failure is not tried again', async () => {
  const { repository, reads } = storing(known);
  expect(await underSettings(repository, known, async () => failure('offline' as const))).toEqual(failure('offline'));
  expect(reads()).toBe(0);
});

test('a listing is stored as if there were no settings where they cannot be read, and the rules decide', async () => {
  const { repository, store } = storing(noSettings, failure('offline'));
  expect(await underSettings(repository, null, store)).toEqual(success('stored'));
});
