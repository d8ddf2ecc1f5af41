import type { UserProfile } from '../../domain/account/UserProfile';
import type { Listing } from '../../domain/listings/Listing';
import type { Photo } from '../../domain/listings/Photo';
import { ownPhotoOf } from '../../domain/listings/profilePhoto';
import { success } from '../../domain/shared/Result';
import type { ConversationRepository, WholeConversation } from '../messaging/ConversationRepository';
import type { ReportRepository } from '../moderation/ReportRepository';
import type { BackendResult } from '../shared/BackendResult';
import type { Clock } from '../shared/Clock';
import { firstEmission } from '../shared/firstEmission';
import type { PersonalPorts } from './PersonalPorts';

/** All personal data of an account. */
export interface PersonalData {
  /** By kind of data, readable by people and machines. */
  readonly records: Readonly<Record<string, unknown>>;
  /** Its pictures, with the addresses to fetch them from. */
  readonly photos: readonly { readonly id: string; readonly address: string }[];
}

export class ExportPersonalData {
  readonly #ports: PersonalPorts;
  readonly #conversations: Pick<ConversationRepository, 'everythingOf'>;
  readonly #reports: Pick<ReportRepository, 'ownOf'>;
  readonly #clock: Clock;

  constructor(
    ports: PersonalPorts,
    conversations: Pick<ConversationRepository, 'everythingOf'>,
    reports: Pick<ReportRepository, 'ownOf'>,
    clock: Clock,
  ) {
    this.#ports = ports;
    this.#conversations = conversations;
    this.#reports = reports;
    this.#clock = clock;
  }

  /** All or nothing: an export that silently lacks a part would be worse than none. */
  async execute(account: UserProfile): Promise<BackendResult<PersonalData>> {
    const listings = await this.#ports.listings.ownedBy(account.uid);
    if (!listings.ok) return listings;
    const conversations = await this.#conversations.everythingOf(account.uid);
    if (!conversations.ok) return conversations;
    const records = await this.#ports.records.of(account.uid);
    if (!records.ok) return records;
    const outcomes = await this.#reports.ownOf(account.uid);
    if (!outcomes.ok) return outcomes;
    const reviewsReceived = await this.#ports.reviews.about(account.uid);
    if (!reviewsReceived.ok) return reviewsReceived;
    const choices = await this.#choicesOf(account.uid);
    if (!choices.ok) return choices;
    const exportedAt = new Date(this.#clock.now()).toISOString();
    const exported = {
      exportedAt,
      account,
      ...choices.value,
      listings: listings.value,
      conversations: conversations.value,
      ...records.value,
      reportOutcomes: outcomes.value,
      reviewsReceived: reviewsReceived.value,
    };
    const photos = [
      ...listings.value.flatMap((listing: Listing) => listing.photos),
      ...conversations.value.flatMap(photosIn),
      ...portraitOf(account),
    ];
    return success({ records: exported, photos: await this.#addressesOf(photos) });
  }

  /** Public profile, preferences, saved items and blocks. */
  async #choicesOf(uid: string): Promise<BackendResult<Readonly<Record<string, unknown>>>> {
    const { profiles, preferences, favourites, savedSearches, hiddenSellers, blocks } = this.#ports;
    const read: Record<string, unknown> = {};
    for (const [name, part] of Object.entries({
      profile: profiles,
      preferences,
      favourites,
      savedSearches,
      hiddenSellers,
      blocks,
    })) {
      const result = await firstEmission<BackendResult<unknown>>((...watching) => part.subscribe(...watching), uid);
      if (!result.ok) return result;
      read[name] = result.value;
    }
    return success(read);
  }

  async #addressesOf(photos: readonly Photo[]): Promise<PersonalData['photos']> {
    const unique = [...new Map(photos.map((photo) => [photo.id, photo])).values()];
    const found = await Promise.all(
      unique.map(async (photo) => ({ id: photo.id, address: await this.#ports.photos.addressOf(photo, 'page') })),
    );
    return found.flatMap(({ id, address }) => (address === null ? [] : [{ id, address }]));
  }
}

function photosIn({ messages }: WholeConversation): readonly Photo[] {
  return messages.flatMap(({ content }) => (content.kind === 'photo' ? [content.photo] : []));
}

function portraitOf({ photoURL }: UserProfile): readonly Photo[] {
  const photo = ownPhotoOf(photoURL);
  return photo === null ? [] : [photo];
}
