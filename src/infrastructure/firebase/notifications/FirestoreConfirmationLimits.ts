import type { Firestore } from '@google-cloud/firestore';
import * as v from 'valibot';
import type { ConfirmationLimits } from '../../../application/notifications/confirmations/ConfirmationLimits';
import {
  countedConfirmation,
  dayOpensAt,
  MAILBOX_PERIOD,
  mailboxOpensAt,
} from '../../../domain/notifications/confirmationLimits';
import { DAY, type Instant } from '../../../domain/shared/Instant';
import { readDocument } from '../connection/readDocument';
import { sha256 } from '../connection/sha256';
import { instant } from '../documents/listingSchemas';

const COLLECTION = 'newsletter_limits';
/** No hash. */
const DAY_COUNT = 'day';

const mailboxMark = v.object({ mail: v.string(), at: instant });
const dayCount = v.object({ day: instant, sent: v.number() });

/** The mark of a mailbox has the hash of its address as its id: it stays after a subscription, to end by itself. */
export class FirestoreConfirmationLimits implements ConfirmationLimits {
  readonly #firestore: Firestore;

  /** `firestore`: as an administrator, to whom no rule applies. */
  constructor(firestore: Firestore) {
    this.#firestore = firestore;
  }

  async take(mailbox: string, mail: string, now: Instant): Promise<Instant | null> {
    const reference = this.#firestore.doc(await mailboxPath(mailbox));
    const ofDay = this.#firestore.doc(`${COLLECTION}/${DAY_COUNT}`);
    return this.#firestore.runTransaction(async (transaction) => {
      const [storedMark, storedCount] = [await transaction.get(reference), await transaction.get(ofDay)];
      const mark = storedMark.exists ? readDocument(mailboxMark, storedMark) : null;
      const count = storedCount.exists ? readDocument(dayCount, storedCount) : null;
      const opensAt = Math.max(mailboxOpensAt(mark, mail, now), dayOpensAt(count, now));
      if (opensAt > now) return opensAt;
      const { day, sent } = countedConfirmation(count, now);
      transaction.set(reference, { mail, at: new Date(now), expiresAt: new Date(now + MAILBOX_PERIOD) });
      transaction.set(ofDay, { day: new Date(day), sent, expiresAt: new Date(day + 2 * DAY) });
      return null;
    });
  }
}

export async function mailboxPath(mailbox: string): Promise<string> {
  return `${COLLECTION}/${await sha256(mailbox)}`;
}
