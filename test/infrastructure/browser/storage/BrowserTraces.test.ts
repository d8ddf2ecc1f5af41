// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { BrowserTraces } from '../../../../src/infrastructure/browser/storage/BrowserTraces';
import { LocalStorageFormDrafts } from '../../../../src/infrastructure/browser/storage/LocalStorageFormDrafts';
import { LocalStorageProfileCache } from '../../../../src/infrastructure/browser/storage/LocalStorageProfileCache';
import { LocalStorageMessageDrafts } from '../../../../src/infrastructure/browser/storage/LocalStorageMessageDrafts';
import { LocalStorageMessageOutbox } from '../../../../src/infrastructure/browser/storage/LocalStorageMessageOutbox';
import { LocalStoragePendingDeletions } from '../../../../src/infrastructure/browser/storage/LocalStoragePendingDeletions';
import { LocalStoragePostingDrafts } from '../../../../src/infrastructure/browser/storage/posting/LocalStoragePostingDrafts';
import { aDraft } from '../../../support/builders/aDraft';
import { aQueuedMessage } from '../../../support/builders/aConversation';
import { anAccount } from '../../../support/builders/aPerson';
import { refuseStorage } from '../../../support/doubles/refuseStorage';
import { PersonStorage } from '../../../../src/infrastructure/browser/storage/PersonStorage';

beforeEach(() => localStorage.clear());

const outbox = new LocalStorageMessageOutbox();
const traces = (forget: (uid: string) => Promise<void> = async () => undefined) =>
  new BrowserTraces(
    new LocalStorageProfileCache(new PersonStorage()),
    new LocalStoragePendingDeletions(),
    outbox,
    { removeAll: forget },
    { removeAll: forget },
  );

/** Everything that the site stores in this browser about a person. */
function leavesTraces(uid: string): void {
  new LocalStorageMessageDrafts().save('velo~karim', uid, 'Bonjour');
  outbox.add(aQueuedMessage({ authorId: uid, id: `message-${uid}` }));
  new LocalStoragePostingDrafts().save(uid, aDraft());
  new LocalStoragePostingDrafts().save(`${uid}_velo_1`, aDraft());
  for (const form of ['profile', 'seller', 'deletion']) new LocalStorageFormDrafts().save(form, uid, { typed: true });
  new LocalStoragePendingDeletions().add({ listingId: `velo-${uid}`, ownerId: uid, due: 1 });
}
const stored = () =>
  Object.entries(localStorage)
    .map((entry) => entry.join(' = '))
    .sort();

test('clearing removes all traces of the person, and none of others', async () => {
  localStorage.setItem('mbz_place', '{"communeName":"Nantes"}');
  leavesTraces('karim');
  const others = stored();
  leavesTraces('claire');
  new LocalStorageProfileCache(new PersonStorage()).save({ profile: anAccount, isProvisional: false });
  expect(stored().filter((entry) => entry.includes('claire'))).toHaveLength(9);
  await traces().clear('claire');
  expect(stored()).toEqual(others);
});

test('the outbox of this tab emits after clearing', async () => {
  leavesTraces('claire');
  let waiting = -1;
  const unwatch = outbox.subscribe('claire', () => {
    waiting = outbox.of('claire').length;
  });
  await traces().clear('claire');
  unwatch();
  expect(waiting).toBe(0);
});

test('all queued photos and picked files of the person are removed, with or without a message', async () => {
  const forgotten: string[] = [];
  await traces(async (uid) => void forgotten.push(uid)).clear('claire');
  expect(forgotten).toEqual(['claire', 'claire']);
});

test('the cached profile of another person is kept', async () => {
  const profiles = new LocalStorageProfileCache(new PersonStorage());
  profiles.save({ profile: { ...anAccount, uid: 'karim' }, isProvisional: false });
  await traces().clear('claire');
  expect(profiles.current()?.profile.uid).toBe('karim');
});

test('clearing does nothing where storage is refused', async () => {
  refuseStorage();
  await traces().clear('claire');
});
