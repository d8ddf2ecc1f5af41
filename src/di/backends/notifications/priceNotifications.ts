import type { MailOutcome } from '../../../application/notifications/sendDue';
import type { DroppedPricesMail } from '../../../application/notifications/prices/PriceMailer';
import { SchedulePriceMails } from '../../../application/notifications/prices/SchedulePriceMails';
import { SendPriceMails } from '../../../application/notifications/prices/SendPriceMails';
import type { Clock } from '../../../application/shared/Clock';
import { FirestoreFavouriteReader } from '../../../infrastructure/firebase/notifications/FirestoreFavouriteReader';
import { priceMailForm, pricePushForm } from '../../../infrastructure/firebase/notifications/notificationForms';
import { priceChange } from '../../../infrastructure/firebase/notifications/priceChange';
import { writePriceMail } from '../../../presentation/app/mails/priceMail';
import { writePricePush } from '../../../presentation/app/pushes/pricePush';
import type { NotificationServices } from './notificationServices';

export interface PriceNotificationTasks {
  /**
   * After `listings/{id}` was changed; `before`, `after`: its fields. Why people could not be entered; a rejection: others could not be
   * either.
   */
  listingChanged(id: string, before: unknown, after: unknown): Promise<readonly unknown[]>;
  /** Once a minute. */
  sendPriceMails(): Promise<MailOutcome>;
}

/** `priceClock` says which are due. */
export function priceNotifications(
  { firestore, clock, recipients, mailerOf, queueOf, pushesOf }: NotificationServices,
  priceClock: Clock,
): PriceNotificationTasks {
  const queue = queueOf(priceMailForm);
  const favourites = new FirestoreFavouriteReader(firestore);
  const channels = {
    mailer: mailerOf<DroppedPricesMail>({
      write: writePriceMail,
      idOf: ({ recipientId, day }) => `${recipientId}.prices.${day}`,
    }),
    pushes: pushesOf(pricePushForm, writePricePush),
  };
  const schedule = new SchedulePriceMails(favourites, queue, clock);
  const send = new SendPriceMails({ queue, favourites, recipients }, channels, priceClock);
  return {
    listingChanged: async (id, before, after) => {
      const change = priceChange(before, after);
      return change === null ? [] : schedule.execute(id, change);
    },
    sendPriceMails: () => send.execute(),
  };
}
