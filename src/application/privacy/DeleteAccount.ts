import type { UserProfile } from '../../domain/account/UserProfile';
import { isTransitionRefusal } from '../../domain/listings/lifecycle/transitionListing';
import { ownPhotoOf } from '../../domain/listings/profilePhoto';
import { EmailAddress } from '../../domain/shared/EmailAddress';
import { failure, success, type Result } from '../../domain/shared/Result';
import type { IdentityDeletion, IdentityDeletionFailure } from '../account/IdentityDeletion';
import { DeleteListing, type DeleteListingFailure } from '../listings/DeleteListing';
import type { TimedFailure } from '../shared/BackendFailure';
import type { PostingDrafts } from '../listings/PostingDrafts';
import type { ParticipantAnonymiser } from '../messaging/ParticipantAnonymiser';
import type { MessageOutbox } from '../messaging/MessageOutbox';
import type { BackendResult } from '../shared/BackendResult';
import type { Clock } from '../shared/Clock';
import { firstEmission, type Subscribe } from '../shared/firstEmission';
import type { ErasureRequests } from './ErasureRequests';
import type { PersonalPorts } from './PersonalPorts';
import type { PersonalTraces } from './PersonalTraces';

/**
 * In order: what others see is deleted first and the identity last, so that an interrupted deletion can be continued.
 * Only a person without a profile can remove their name from conversations, and what `PersonalRecords` erases; the profile has
 * the address of the newsletter.
 */
export const deletionSteps = [
  'listings',
  'photos',
  'saved-items',
  'preferences',
  'newsletter',
  'profile',
  'conversations',
  'records',
  'identity',
] as const;

export type DeletionStep = (typeof deletionSteps)[number];
export type DeleteAccountFailure = IdentityDeletionFailure | TimedFailure;

type Outcome = Result<void, DeleteAccountFailure>;

/**
 * Deletes an account and its personal data. Each step does only what is left to do: after a failure, another call
 * continues. Messages stay with those who got them, without the name.
 */
export class DeleteAccount {
  readonly #ports: Omit<PersonalPorts, 'reviews'>;
  readonly #anonymiser: ParticipantAnonymiser;
  readonly #identity: IdentityDeletion;
  readonly #requests: ErasureRequests;
  readonly #deleteListing: DeleteListing;
  readonly #drafts: Pick<PostingDrafts, 'allOf'>;
  readonly #outbox: Pick<MessageOutbox, 'of'>;
  readonly #traces: PersonalTraces;

  constructor(
    ports: Omit<PersonalPorts, 'reviews'>,
    names: ParticipantAnonymiser,
    identity: IdentityDeletion,
    requests: ErasureRequests,
    clock: Clock,
    drafts: Pick<PostingDrafts, 'allOf'>,
    outbox: Pick<MessageOutbox, 'of'>,
    traces: PersonalTraces,
  ) {
    this.#ports = ports;
    this.#anonymiser = names;
    this.#identity = identity;
    this.#requests = requests;
    this.#deleteListing = new DeleteListing(ports.listings, ports.photos, ports.listingBuyers, drafts, clock);
    this.#drafts = drafts;
    this.#outbox = outbox;
    this.#traces = traces;
  }

  /**
   * Deletes nothing unless the identity service will allow the last step and the backend knows of it, which may do on its own what this call leaves. The data in
   * this browser is removed before that step.
   */
  async execute(person: UserProfile, onStep: (step: DeletionStep) => void = () => undefined): Promise<Outcome> {
    const isRecent = await this.#identity.checkRecentSignIn();
    if (!isRecent.ok) return isRecent;
    const asked = await this.#requests.ask(person.uid);
    if (!asked.ok) return asked;
    for (const step of deletionSteps) {
      // A person who closes the tab during the last step can no longer sign in to finish.
      if (step === 'identity') await this.#traces.clear(person.uid);
      onStep(step);
      const done = await this.#steps[step](person);
      if (!done.ok) return done;
    }
    // Open pages may have written since.
    await this.#traces.clear(person.uid);
    return success();
  }

  readonly #steps: Readonly<Record<DeletionStep, (person: UserProfile) => Promise<Outcome>>> = {
    listings: ({ uid }) => this.#deleteListings(uid),
    photos: (person) => this.#removePhotos(person),
    'saved-items': ({ uid }) => this.#removeSavedItems(uid),
    preferences: ({ uid }) => this.#ports.preferences.remove(uid),
    newsletter: ({ email }) => this.#unsubscribe(email),
    profile: ({ uid }) => this.#ports.profiles.remove(uid),
    conversations: ({ uid }) => this.#anonymiser.anonymise(uid),
    records: ({ uid }) => this.#ports.records.erase(uid),
    identity: () => this.#identity.deleteIdentity(),
  };

  async #deleteListings(uid: string): Promise<Outcome> {
    const own = await this.#ports.listings.ownedBy(uid);
    if (!own.ok) return own;
    return sequentially(own.value, async ({ id }) => {
      const deleted = await this.#deleteListing.execute(id);
      return deleted.ok ? success() : stillThere(deleted.failure);
    });
  }

  /** Photos of the profile, and of drafts and unsent messages, which nobody else has seen. Those of listings are gone. */
  async #removePhotos({ uid, photoURL }: UserProfile): Promise<Outcome> {
    const portrait = ownPhotoOf(photoURL);
    const drafted = this.#drafts.allOf(uid).flatMap((draft) => draft.photos);
    const unsent = this.#outbox
      .of(uid)
      .flatMap(({ content, hasWaitingPhoto }) => (content.kind === 'photo' && !hasWaitingPhoto ? [content.photo] : []));
    const photos = [...drafted, ...unsent, ...(portrait === null ? [] : [portrait])];
    return photos.length === 0 ? success() : this.#ports.photos.remove(photos);
  }

  async #unsubscribe(email: string | null): Promise<Outcome> {
    const address = EmailAddress.parse(email ?? '');
    return address.ok ? this.#ports.newsletter.removeAddress(address.value) : success();
  }

  async #removeSavedItems(uid: string): Promise<Outcome> {
    const { favourites, savedSearches, hiddenSellers, blocks } = this.#ports;
    const forgotten = [
      () => removeAll(favourites.subscribe.bind(favourites), uid, ({ card }) => favourites.remove(uid, card.id)),
      () => removeAll(savedSearches.subscribe.bind(savedSearches), uid, ({ id }) => savedSearches.remove(uid, id)),
      () =>
        removeAll(hiddenSellers.subscribe.bind(hiddenSellers), uid, (seller) => hiddenSellers.show(uid, seller.uid)),
      () => removeAll(blocks.subscribe.bind(blocks), uid, (blocked) => blocks.unblock(uid, blocked.uid)),
    ];
    return sequentially(forgotten, (forget) => forget());
  }
}

/** Another tab may have deleted the listing in the meantime. */
function stillThere(reason: DeleteListingFailure): Outcome {
  if (reason === 'missing' || isTransitionRefusal(reason)) return success();
  return failure(typeof reason === 'string' ? reason : reason.reason);
}

async function removeAll<Item>(
  watch: Subscribe<BackendResult<readonly Item[]>>,
  uid: string,
  remove: (item: Item) => Promise<Outcome>,
): Promise<Outcome> {
  const items = await firstEmission(watch, uid);
  return items.ok ? sequentially(items.value, remove) : items;
}

/** Runs the work item by item and stops at the first failure. */
async function sequentially<Item>(items: readonly Item[], work: (item: Item) => Promise<Outcome>): Promise<Outcome> {
  for (const item of items) {
    const done = await work(item);
    if (!done.ok) return done;
  }
  return success();
}
