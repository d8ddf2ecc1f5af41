import type { ShownNews } from '../../../application/notifications/pushes/QueuedPushes';
import type { DroppedFavourite } from '../../../domain/notifications/PriceMail';
import { formatPrice } from '../../shared/format/formatPrice';
import { wholePrice } from '../../shared/format/wholePrice';
import { paths } from '../../shared/paths';
import { safe } from '../mails/safeText';
import { linesOf } from './linesOf';
import { pricePushMessages as messages } from './messages';

/** A title with a link, a telephone number or a means of payment does not stand in it. */
export function writePricePush(drops: readonly DroppedFavourite[]): ShownNews {
  const [first, ...others] = drops;
  return {
    title: messages.title(drops.length),
    text: linesOf(drops, ({ listing, from }) =>
      messages.drop(safe(listing.title) ?? messages.untitled, wholePrice(listing), formatPrice(from)),
    ),
    tag: 'favouritePrices',
    path: first !== undefined && others.length === 0 ? paths.listing({ id: first.listing.id }) : paths.favourites,
  };
}
