import { describe, expect, test } from 'vitest';
import type { IdentityDeletionFailure } from '../../../src/application/account/IdentityDeletion';
import type { QueuedMessage } from '../../../src/application/messaging/MessageOutbox';
import { DeleteAccount, type DeletionStep } from '../../../src/application/privacy/DeleteAccount';
import type { ListingDraft } from '../../../src/domain/listings/draft/ListingDraft';
import { failure, success, type Result } from '../../../src/domain/shared/Result';
import { aListing, NOON } from '../../support/builders/aListing';
import { aDraft } from '../../support/builders/aDraft';
import { aQueuedMessage } from '../../support/doubles/aMessageOutbox';
import { anAccount, aPerson } from '../../support/builders/aPerson';

const photos = [{ id: 'claire~velo', width: 4, height: 3 }];
const twoListings = [
  aListing({ photos }),
  aListing({ id: 'paused', state: 'paused' }),
  aListing({ id: 'old', state: 'deleted' }),
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
    { now: () => NOON },
    { allOf },
    outbox,
    { clear: forget },
  );
}
const withoutStops = (log: readonly string[]) => log.filter((entry) => !entry.startsWith('stop'));

const everything = [
  'deal velo',
  'velo deleted',
  'deal paused',
  'paused deleted',
  'deal old',
  'photos claire~velo claire~portrait',
  'names claire',
  'favourite claire canape',
  'search claire velos',
  'hidden claire karim',
  'block claire karim',
  'preferences.remove claire',
  'profile.remove claire',
  'forgotten here: claire',
  'identity',
  'forgotten here: claire',
];

describe('deleting an account', () => {
  test('takes away what others see first, and the way to sign in last', async () => {
    const person = aPerson(twoListings);
    const steps: DeletionStep[] = [];
    expect(await deleting(person).execute(anAccount, (step) => steps.push(step))).toEqual(success());
    expect(withoutStops(person.log)).toEqual(everything);
    expect(steps).toEqual(['listings', 'photos', 'conversations', 'saved-items', 'preferences', 'profile', 'identity']);
  });

  test('takes the photos of unpublished drafts away too', async () => {
    const person = aPerson([]);
    const drafts = ['claire~brouillon', 'claire~retouche'].map((id) =>
      aDraft({ photos: [{ id, width: 4, height: 3 }] }),
    );
    await deleting(person, success(), drafts).execute(anAccount);
    expect(person.log).toContain('photos claire~brouillon claire~retouche claire~portrait');
  });

  test('takes the photos of messages that were never sent away too, as far as the backend has them', async () => {
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

  test('that stops half-way leaves this browser what it needs to go on', async () => {
    const person = aPerson([]);
    person.broken.set('profile.remove', 'offline');
    expect(await deleting(person).execute(anAccount)).toEqual(failure('offline'));
    expect(person.log).not.toContain('forgotten here: claire');
  });

  test('whose answer never comes, since the tab was closed, has left nothing in this browser', async () => {
    const person = aPerson([]);
    person.broken.set('identity', 'offline');
    await deleting(person).execute(anAccount);
    expect(person.log.at(-1)).toBe('forgotten here: claire');
  });

  test('touches nothing while the person has yet to show who they are', async () => {
    const person = aPerson(twoListings);
    expect(await deleting(person, failure('recent-sign-in-needed')).execute(anAccount)).toEqual(
      failure('recent-sign-in-needed'),
    );
    expect(person.log).toEqual([]);
  });

  test.each([
    'deal',
    'listing velo',
    'listing paused',
    'photos',
    'names',
    'favourite',
    'search',
    'hidden',
    'block',
    'preferences.remove',
    'profile.remove',
    'identity',
  ])('stops when %s fails, and goes on from there when asked again', async (part) => {
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
    'says when %s cannot be read',
    async (part) => {
      const person = aPerson(twoListings);
      person.broken.set(part, 'offline');
      expect(await deleting(person).execute(anAccount)).toEqual(failure('offline'));
      expect(person.log).not.toContain('identity');
    },
  );

  test('says when listings cannot be read a second time', async () => {
    const person = aPerson(twoListings);
    const steps: string[] = [];
    const outcome = await deleting(person).execute(anAccount, (step) => {
      steps.push(step);
      if (step === 'photos') person.broken.set('ownedBy', 'offline');
    });
    expect(outcome).toEqual(failure('offline'));
    expect(steps.at(-1)).toBe('photos');
  });

  test('passes over a listing that another tab has deleted meanwhile, or that is gone', async () => {
    const person = aPerson(twoListings);
    const { ownedBy } = person.ports.listings;
    const late = {
      ...person.ports.listings,
      ownedBy: async (uid: string) => {
        const own = await ownedBy(uid);
        person.storedListings.set('velo', aListing({ state: 'deleted', photos }));
        person.storedListings.delete('paused');
        return own;
      },
    };
    expect(await deleting({ ...person, ports: { ...person.ports, listings: late } }).execute(anAccount)).toEqual(
      success(),
    );
    expect(person.log).not.toContain('velo deleted');
  });

  test('leaves listings alone that were deleted before', async () => {
    const person = aPerson(twoListings);
    const asked: string[] = [];
    const { change } = person.ports.listings;
    const watched: typeof person.ports.listings = {
      ...person.ports.listings,
      change: (id, step) => (asked.push(id), change(id, step)),
    };
    await deleting({ ...person, ports: { ...person.ports, listings: watched } }).execute(anAccount);
    expect(asked).toEqual(['velo', 'paused']);
  });

  test('has no photos to remove from someone who has none', async () => {
    const person = aPerson([]);
    expect(await deleting(person).execute({ ...anAccount, photoURL: null })).toEqual(success());
    expect(person.log.some((entry) => entry.startsWith('photos'))).toBe(false);
  });
});
