import { responseRateOf } from '../../domain/account/ResponseRate';
import type { Conversation } from '../../domain/messaging/Conversation';
import { success } from '../../domain/shared/Result';
import type { ProfileRepository } from '../account/ProfileRepository';
import type { BackendResult } from '../shared/BackendResult';
import type { Clock } from '../shared/Clock';
import { firstEmission } from '../shared/firstEmission';

type Asked = Pick<Conversation, 'seller' | 'firstAskedAt' | 'firstAnsweredAt'>;

/**
 * Publishes a seller’s response rate on the public profile. Costs a read the first time, and a write when the rate
 * has changed.
 */
export class PublishResponseRate {
  readonly #profiles: ProfileRepository;
  readonly #clock: Clock;
  /** The published rates as JSON, by uid, as far as they are known. */
  readonly #published = new Map<string, string>();

  constructor(profiles: ProfileRepository, clock: Clock) {
    this.#profiles = profiles;
    this.#clock = clock;
  }

  /** `conversations`: the latest ones of the person, as a seller or a buyer. */
  async execute(uid: string, conversations: readonly Asked[]): Promise<BackendResult<void>> {
    const asked = conversations.filter(({ seller }) => seller.uid === uid);
    const answers = responseRateOf(
      asked.map(({ firstAskedAt, firstAnsweredAt }) => ({ askedAt: firstAskedAt, answeredAt: firstAnsweredAt })),
      this.#clock.now(),
    );
    if (answers === null || this.#published.get(uid) === JSON.stringify(answers)) return success();
    const profile = await firstEmission(this.#profiles.subscribe.bind(this.#profiles), uid);
    if (!profile.ok) return profile;
    const isShown = profile.value === null || JSON.stringify(profile.value.answers) === JSON.stringify(answers);
    const shared = isShown ? success() : await this.#profiles.change(uid, { answers });
    if (!shared.ok) return shared;
    this.#published.set(uid, JSON.stringify(answers));
    return success();
  }
}
