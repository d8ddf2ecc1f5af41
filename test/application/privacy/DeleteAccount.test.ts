import { describe, expect, test } from 'vitest';
import type { IdentityDeletionFailure } from '../../../src/application/account/IdentityDeletion';
import type { QueuedMessage } from '../../../src/application/messaging/MessageOutbox';
import { DeleteAccount, type DeletionStep } from '../../../src/application/privacy/DeleteAccount';
import type { ListingDraft } from '../../../src/domain/listings/draft/ListingDraft';
import { DAY } from '../../../src/domain/shared/Instant';
import { failure, success, type Result } from '../../../src/domain/shared/Result';
import { aListing, NOON } from '../../support/builders/aListing';
import { aDraft } from '../../support/builders/aDraft';
import { aQueuedMessage } from '../../support/builders/aConversation';
import { anAccount, aPerson } from '../../support/builders/aPerson';

const photos = [{ id: 'claire~velo', width: 4, height: 3 }];
const twoListings = [
  aListing({ photos }),
  aListing({ id: 'paused', state: 'paused', publishedAt: NOON - 2 * DAY }),
  aListing({ id: 'old', state: 'deleted', publishedAt: NOON - 3 * DAY }),
];

function deleting(
  person: ReturnType<typeof aPerson>,
  recent: Result<void, IdentityDeletionFailure> = success(),
  drafts: readonly ListingDraft[] = [],
  unsent: readonly QueuedMessage[] = [],
) {
  const identity = { checkRecentSignIn: async () => recent, deleteIdentity: person.done('identity') };
  const allOf = (uid: string) => (uid === 'claire' ? drafts : []);
  const outbox = { of: (uid: string) => unsent.filter(({ authorId }) => authorId === uid) };
  const forget = async (uid: string) => void person.log.push(`forgotten here: ${uid}`);
  return new DeleteAccount(
    person.ports,
    { anonymise: person.done('names') },
    identity,
    { ask: person.done('asked') },
    { now: () => NOON },
    { allOf },
    outbox,
    { clear: forget },
  );
}
const withoutStops = (log: readonly string[]) => log.filter((entry) => !entry.startsWith('stop'));

const everything = [
  'asked claire',
  'deal velo',
  'photos claire~velo',
  'velo deleted',
  'deal paused',
  'paused deleted',
  'photos claire~portrait',
  'favourite claire canape',
  'search claire velos',
  'hidden claire karim',
  'block claire karim',
  'preferences.remove claire',
  'newsletter claire@exemple.fr',
  'profile.remove claire',
  'names claire',
  'records.erase claire',
  'forgotten here: claire',
  'identity',
  'forgotten here: claire',
];

describe('DeleteAccount', () => {
  test('public data is deleted first and the identity last', async () => {
    const person = aPerson(twoListings);
    const steps: DeletionStep[] = [];
    expect(await deleting(person).execute(anAccount, (step) => steps.push(step))).toEqual(success());
    expect(withoutStops(person.log)).toEqual(everything);
    expect(steps).toEqual([
      'listings',
      'photos',
      'saved-items',
      'preferences',
      'newsletter',
      'profile',
      'conversations',
      'records',
      'identity',
    ]);
  });

  test('listings, profile, saved items and blocks are gone from their repositories', async () => {
    const person = aPerson(twoListings);
    const { listings, profiles, saved, blocks } = person;
    await deleting(person).execute(anAccount);
    expect(listings.all).toEqual([]);
    expect(['velo', 'paused', 'old'].map((id) => listings.tombstone(id)?.state)).toEqual([
      'deleted',
      'deleted',
      'deleted',
    ]);
    expect(profiles.of('claire')).toBeNull();
    expect(Object.values(saved).map(({ items }) => items)).toEqual([[], [], []]);
    expect(blocks.hasBlocked('claire', 'karim')).toBe(false);
  });

  test('photos of unpublished drafts are removed', async () => {
    const person = aPerson([]);
    const drafts = ['claire~brouillon', 'claire~retouche'].map((id) =>
      aDraft({ photos: [{ id, width: 4, height: 3 }] }),
    );
    await deleting(person, success(), drafts).execute(anAccount);
    expect(person.log).toContain('photos claire~brouillon claire~retouche claire~portrait');
  });

  test('photos of unsent messages are removed if the backend has stored them', async () => {
    const person = aPerson([]);
    const photo = (id: string) => ({ kind: 'photo', photo: { id, width: 4, height: 3 } }) as const;
    const unsent = [
      aQueuedMessage({ authorId: 'claire', id: 'a' }),
      aQueuedMessage({ authorId: 'claire', id: 'b', content: photo('claire~dite') }),
      aQueuedMessage({ authorId: 'claire', id: 'c', content: photo('c'), hasWaitingPhoto: true }),
      aQueuedMessage({ id: 'd', content: photo('karim~sienne') }),
    ];
    await deleting(person, success(), [], unsent).execute(anAccount);
    expect(person.log).toContain('photos claire~dite claire~portrait');
  });

  test('a deletion that stops half-way leaves the data in this browser', async () => {
    const person = aPerson([]);
    person.broken.set('profile.remove', 'offline');
    expect(await deleting(person).execute(anAccount)).toEqual(failure('offline'));
    expect(person.log).not.toContain('forgotten here: claire');
  });

  test('the data in this browser is removed before the identity, whose answer may never come', async () => {
    const person = aPerson([]);
    person.broken.set('identity', 'offline');
    await deleting(person).execute(anAccount);
    expect(person.log.at(-1)).toBe('forgotten here: claire');
  });

  test('nothing is deleted while the person must sign in again', async () => {
    const person = aPerson(twoListings);
    expect(await deleting(person, failure('recent-sign-in-needed')).execute(anAccount)).toEqual(
      failure('recent-sign-in-needed'),
    );
    expect(person.log).toEqual([]);
  });

  test('nothing is deleted when the backend does not learn of it', async () => {
    const person = aPerson(twoListings);
    person.broken.set('asked', 'offline');
    expect(await deleting(person).execute(anAccount)).toEqual(failure('offline'));
    expect(person.log).toEqual([]);
  });

  test.each([
    'asked',
    'deal',
    'listing velo',
    'listing paused',
    'photos',
    'favourite',
    'search',
    'hidden',
    'block',
    'preferences.remove',
    'newsletter',
    'profile.remove',
    'names',
    'records.erase',
    'identity',
  ])('the deletion stops when %s fails, and another call continues from there', async (part) => {
    const person = aPerson(twoListings);
    person.broken.set(part, 'offline');
    expect(await deleting(person).execute(anAccount)).toEqual(failure('offline'));
    const before = withoutStops(person.log);
    expect(before).toEqual(everything.slice(0, before.length));
    expect(await deleting(person).execute(anAccount)).toEqual(success());
    expect(new Set(person.log)).toEqual(
      new Set([...everything, ...person.log.filter((entry) => entry.startsWith('stop'))]),
    );
    expect(person.log.filter((entry) => entry === 'velo deleted')).toHaveLength(1);
  });

  test.each(['ownedBy', 'favourites', 'savedSearches', 'hiddenSellers', 'blocks'])(
    'a failure to read %s is returned',
    async (part) => {
      const person = aPerson(twoListings);
      person.broken.set(part, 'offline');
      expect(await deleting(person).execute(anAccount)).toEqual(failure('offline'));
      expect(person.log).not.toContain('identity');
    },
  );

  test.each(['quota-reached', { kind: 'too-many', until: NOON } as const] as const)(
    'the deletion stops when a listing is refused with %j, which no deletion should be',
    async (reason) => {
      const person = aPerson(twoListings);
      const refusing = { ...person.ports.listings, change: async () => failure(reason) };
      const outcome = await deleting({ ...person, ports: { ...person.ports, listings: refusing } }).execute(anAccount);
      expect(outcome).toEqual(failure('unknown'));
    },
  );

  test('a listing that another tab has deleted, or that is gone, is skipped', async () => {
    const person = aPerson(twoListings);
    const { ownedBy } = person.ports.listings;
    const late = {
      ...person.ports.listings,
      ownedBy: async (uid: string) => {
        const own = await ownedBy(uid);
        person.listings.store(aListing({ state: 'deleted', photos }));
        return own.ok ? success([...own.value, aListing({ id: 'gone' })]) : own;
      },
    };
    expect(await deleting({ ...person, ports: { ...person.ports, listings: late } }).execute(anAccount)).toEqual(
      success(),
    );
    expect(person.log).not.toContain('velo deleted');
    expect(person.listings.stored('gone')).toBeUndefined();
  });

  test('listings that were deleted before are not changed', async () => {
    const person = aPerson(twoListings);
    const asked: string[] = [];
    const { change } = person.ports.listings;
    const watched: typeof person.ports.listings = {
      ...person.ports.listings,
      change: (id, step) => (asked.push(id), change(id, step)),
    };
    await deleting({ ...person, ports: { ...person.ports, listings: watched } }).execute(anAccount);
    expect(new Set(asked)).toEqual(new Set(['velo', 'paused']));
  });

  test('no address is unsubscribed for a person without one', async () => {
    const person = aPerson([]);
    expect(await deleting(person).execute({ ...anAccount, email: null })).toEqual(success());
    expect(person.log).not.toContain('newsletter claire@exemple.fr');
  });

  test('no photos are removed for a person without photos', async () => {
    const person = aPerson([]);
    expect(await deleting(person).execute({ ...anAccount, photoURL: null })).toEqual(success());
    expect(person.log.some((entry) => entry.startsWith('photos'))).toBe(false);
  });
});
