import type { ProfileSource } from '../../../src/application/auth/Session';
import type { ListingRepository } from '../../../src/application/listings/ListingRepository';
import type { PhotoPreparation } from '../../../src/application/listings/PhotoPreparation';
import type { PhotoRepository, PreparedPhoto } from '../../../src/application/listings/PhotoRepository';
import type { PostingDrafts } from '../../../src/application/listings/PostingDrafts';
import { PublishWhenReachable } from '../../../src/application/listings/PublishWhenReachable';
import { PublishListing } from '../../../src/application/listings/PublishListing';
import type { ReviewSettingsRepository } from '../../../src/application/listings/ReviewSettingsRepository';
import { OfflineRetry } from '../../../src/application/resilience/OfflineRetry';
import { GUEST } from '../../../src/domain/account/guest';
import type { UserProfile } from '../../../src/domain/account/UserProfile';
import type { Listing } from '../../../src/domain/listings/Listing';
import type { ListingDraft } from '../../../src/domain/listings/draft/ListingDraft';
import type { Photo } from '../../../src/domain/listings/Photo';
import { failure, success } from '../../../src/domain/shared/Result';
import { PostingDraftViewModel } from '../../../src/presentation/listings/posting/PostingDraftViewModel';
import { PostingPhotosViewModel } from '../../../src/presentation/listings/posting/photos/PostingPhotosViewModel';
import { PostListingViewModel } from '../../../src/presentation/listings/posting/PostListingViewModel';
import { PostingDelivery } from '../../../src/presentation/listings/posting/queue/PostingDelivery';
import { SessionViewModel } from '../../../src/presentation/shared/session/SessionViewModel';
import { noReview } from '../doubles/noReview';
import { InMemoryPickedFiles } from '../inMemory/listings/InMemoryPickedFiles';
import { InMemoryPublicationQueue } from '../inMemory/listings/InMemoryPublicationQueue';
import { InMemoryRemovedPhotos } from '../inMemory/listings/InMemoryRemovedPhotos';
import { InMemoryUserRepository } from '../inMemory/account/InMemoryUserRepository';
import { InMemoryBackendStatus } from '../inMemory/resilience/InMemoryBackendStatus';
import { VirtualTime } from '../time/VirtualTime';
import { NOON } from './aListing';

export function aProfile(changes: Partial<UserProfile> = {}): UserProfile {
  return {
    uid: 'karim',
    displayName: 'Karim',
    phoneNumber: null,
    email: null,
    photoURL: null,
    createdAt: Date.UTC(2024, 0, 1),
    updatedAt: 5,
    freeListingsCount: 0,
    role: 'user',
    ...changes,
  };
}

const picture = { bytes: new Uint8Array([1]), type: 'image/webp' };
export const aPreparedPhoto: PreparedPhoto = {
  width: 4,
  height: 3,
  renditions: { thumbnail: picture, card: picture, page: picture },
};

export const aPhoto = (id: string): Photo => ({ id, width: 4, height: 3 });
export const aFile = (name: string): File => new File(['x'], name, { type: 'image/jpeg' });

interface Changes {
  readonly storedDraft?: ListingDraft | null;
  /** What a guest has written in this browser. */
  readonly guestDraft?: ListingDraft;
  readonly canSave?: boolean;
  readonly profile?: UserProfile | null;
  readonly profileSource?: ProfileSource;
  readonly own?: readonly Listing[];
  readonly publish?: ListingRepository['publish'];
  readonly prepare?: PhotoPreparation['prepare'];
  readonly store?: PhotoRepository['store'];
  readonly files?: InMemoryPickedFiles;
  readonly removedPhotos?: InMemoryRemovedPhotos;
  readonly moderation?: ReviewSettingsRepository;
  readonly queue?: InMemoryPublicationQueue;
}

/** The posting view-models over stubs, with Karim signed in; `otherTab` simulates another tab. */
export function aPosting({
  storedDraft = null,
  guestDraft,
  canSave = true,
  profile = aProfile(),
  profileSource = 'stored',
  own = [],
  publish,
  prepare,
  store,
  files = new InMemoryPickedFiles(),
  removedPhotos = new InMemoryRemovedPhotos(),
  moderation = noReview,
  queue = new InMemoryPublicationQueue(),
}: Changes = {}) {
  const drafts = new Map<string, ListingDraft>(storedDraft === null ? [] : [['karim', storedDraft]]);
  if (guestDraft !== undefined) drafts.set(GUEST, guestDraft);
  const published: Listing[] = [];
  const removed: string[] = [];
  let notifyListener: (draft: ListingDraft | null) => void = () => undefined;
  let ids = 0;
  const draftStore: PostingDrafts = {
    of: (ownerId) => drafts.get(ownerId) ?? null,
    allOf: () => [...drafts.values()],
    save: (ownerId, draft) => {
      if (canSave) drafts.set(ownerId, draft);
      return canSave;
    },
    clear: (ownerId) => void drafts.delete(ownerId),
    clearEdits: (ownerId, listingId) =>
      [...drafts.keys()]
        .filter((key) => key.startsWith(`${ownerId}_${listingId}_`))
        .forEach((key) => drafts.delete(key)),
    subscribe: (_ownerId, listener) => {
      notifyListener = listener;
      return () => {
        notifyListener = () => undefined;
      };
    },
  };
  const photoRepository: Pick<PhotoRepository, 'store' | 'remove'> & PhotoRepository = {
    store: store ?? (() => Promise.resolve(success(aPhoto(`photo-${(ids += 1)}`)))),
    addressOf: ({ id }) => `/photos/${id}`,
    remove: (photos) => {
      removed.push(...photos.map(({ id }) => id));
      return Promise.resolve(success());
    },
  };
  const listings: ListingRepository = {
    subscribe: () => () => undefined,
    subscribeToNewest: () => () => undefined,
    ownedBy: () => Promise.resolve(success(own)),
    subscribeToOwned: () => () => undefined,
    change: () => Promise.resolve(failure('denied')),
    publish: (listing) => {
      published.push(listing);
      return publish?.(listing) ?? Promise.resolve(success());
    },
  };
  const clock = { now: () => NOON };
  const confirmed = { execute: () => Promise.resolve(true) };
  const session = new SessionViewModel({ subscribe: () => () => undefined, signOut: () => Promise.resolve(success()) });
  session.show(profile, profileSource);
  const [time, backendStatus] = [new VirtualTime(), new InMemoryBackendStatus()];
  backendStatus.set('ready');
  const retry = new OfflineRetry(backendStatus, time);
  const photos = new PostingPhotosViewModel(
    { prepare: prepare ?? (() => Promise.resolve(success(aPreparedPhoto))) },
    photoRepository,
    files,
    removedPhotos,
    retry,
  );
  const writing = new PostingDraftViewModel(draftStore, photos, { newId: () => `brouillon${(ids += 1)}` });
  const viewModel = new PostListingViewModel(
    session,
    writing,
    listings,
    new PublishListing(listings, new InMemoryUserRepository(), clock, confirmed, moderation),
    clock,
    moderation,
    null,
    new PostingDelivery(new PublishWhenReachable(queue, retry)),
  );
  return {
    viewModel,
    writing,
    photos,
    session,
    drafts,
    published,
    removed,
    files,
    listings,
    queue,
    time,
    backendStatus,
    /** Another tab writes, or publishes (null), the same draft. */
    otherTab: (draft: ListingDraft | null) => notifyListener(draft),
  };
}
