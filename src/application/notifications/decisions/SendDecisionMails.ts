import { chosenName } from '../../../domain/account/UserProfile';
import type { Decision } from '../../../domain/moderation/Decision';
import { restrictionCourse } from '../../../domain/moderation/restrictionCourse';
import { decisionMailKey, newsOf, type DecisionMail } from '../../../domain/notifications/DecisionMail';
import { dayOf } from '../../../domain/notifications/EndingMail';
import { asFailedSingleMail, takenSingleMail } from '../../../domain/notifications/moderationMail';
import type { Clock } from '../../shared/Clock';
import { openChannels, type Channels, type OpenChannels } from '../channels';
import type { MailRecipients } from '../MailRecipients';
import type { NotificationQueue } from '../NotificationQueue';
import { sendDue, sendEntry, type MailOutcome, type PreparedSteps } from '../sendDue';
import type { ConcernedMail, DecisionMailer, PushedDecision } from './DecisionMailer';
import type { DecisionReader } from './DecisionReader';

export interface DecisionMailSources {
  readonly queue: NotificationQueue<DecisionMail>;
  readonly decisions: DecisionReader;
  readonly recipients: Pick<MailRecipients, 'moderationRecipient'>;
}

type DecisionChannels = Channels<DecisionMailer, PushedDecision>;
type OpenDecisionChannels = OpenChannels<DecisionMailer, PushedDecision>;

/**
 * Notifies those concerned of decisions. It reads the decision again: what was judged before its notification has left is part of the one about
 * the judgement alone.
 */
export class SendDecisionMails {
  readonly #sources: DecisionMailSources;
  readonly #channels: DecisionChannels;
  readonly #clock: Clock;

  constructor(sources: DecisionMailSources, channels: DecisionChannels, clock: Clock) {
    this.#sources = sources;
    this.#channels = channels;
    this.#clock = clock;
  }

  /** Rejects when the queue itself is out of reach. */
  async execute(): Promise<MailOutcome> {
    const { queue } = this.#sources;
    return sendDue(queue, this.#clock, (entry) => {
      const key = decisionMailKey(entry);
      return sendEntry(this.#clock, {
        prepare: async () => ({
          ...(await this.#notify(entry)),
          take: (now) => queue.change(key, (current) => current && takenSingleMail(current, now)),
        }),
        fail: (takenAt, now) =>
          queue.change(key, (current) => current && asFailedSingleMail(current, entry, takenAt !== null, now)),
      });
    });
  }

  /** Null: there is nothing to tell any more, or nobody to notify over this channel. */
  async #notify(entry: DecisionMail): Promise<Pick<PreparedSteps, 'push' | 'mail'>> {
    const { decisions, recipients } = this.#sources;
    const { recipientId: uid, news, newsAt } = entry;
    const decision = await decisions.read(entry.decisionId);
    const isNews = decision !== null && newsOf(decision) === news;
    const open = isNews && (await openChannels(uid, await recipients.moderationRecipient(uid), this.#channels));
    if (!isNews || !open) return { push: null, mail: null };
    const pushed = { recipientId: uid, day: dayOf(newsAt), about: decisionMailKey(entry), news: { news, decision } };
    const { pushes } = open;
    return { push: pushes && (() => pushes.enter(pushed)), mail: await this.#mailTo(entry, open, decision) };
  }

  async #mailTo(
    { decisionId, news, recipientId: uid }: DecisionMail,
    { mail: channel }: OpenDecisionChannels,
    decision: Decision,
  ) {
    if (channel === null) return null;
    const { mailer, address, name } = channel;
    const course = restrictionCourse(decision, await this.#sources.decisions.restrictionOf(uid), this.#clock.now());
    const hasEnded = course !== null && course !== 'running';
    const mail: ConcernedMail = {
      decisionId,
      news,
      address,
      recipientName: chosenName(uid, name),
      decision,
      hasEnded,
    };
    return () => mailer.send(mail);
  }
}
