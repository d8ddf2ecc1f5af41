import { DAY } from '../../../domain/shared/Instant';
import type { SubscriberRecord } from '../database/records';

interface DemoSubscriber extends Required<Pick<SubscriberRecord, 'email' | 'unsubscribeToken'>> {
  /** Milliseconds. */
  readonly age: number;
}

export const demoSubscribers: readonly DemoSubscriber[] = [
  { email: 'abel.guivarch@exemple.fr', unsubscribeToken: 'DemoInscription00001', age: 0.4 * DAY },
  { email: 'atelier.du-canal@exemple.fr', unsubscribeToken: 'DemoInscription00002', age: 2.1 * DAY },
  { email: 'colette@exemple.fr', unsubscribeToken: 'DemoInscription00003', age: 5.7 * DAY },
  { email: 'j.tessier@exemple.fr', unsubscribeToken: 'DemoInscription00004', age: 9.3 * DAY },
  { email: 'manon.vidal@exemple.fr', unsubscribeToken: 'DemoInscription00005', age: 16.8 * DAY },
  { email: 'recyclerie-des-halles@exemple.fr', unsubscribeToken: 'DemoInscription00006', age: 31.2 * DAY },
];
