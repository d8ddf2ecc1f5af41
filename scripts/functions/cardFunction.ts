import { cardTasks, type CardTaskOptions, type CardTasks } from '../../src/di/backends/cardTasks';

/** What a Cloud Function does for the cards of listings. */
export function cardFunction(options: CardTaskOptions): CardTasks {
  return cardTasks(options);
}
