import { MOST_NEW_COUNTED } from '../../../application/favourites/findNewListings';
import type { ShownNews } from '../../../application/notifications/pushes/QueuedPushes';
import type { SearchNews } from '../../../application/notifications/SearchMailer';
import type { NewListings } from '../../../application/notifications/SendSearchMails';
import { wholePrice } from '../../shared/format/wholePrice';
import { paths } from '../../shared/paths';
import { searchMailMessages } from '../mails/messages';
import { safe } from '../mails/safeText';
import { countedIn, hasMore } from '../mails/searchMail';
import { linesOf } from './linesOf';
import { searchPushMessages as messages } from './messages';

/** Characters. Encrypted, a push has 4096 bytes at most, and a saved search may be longer. */
const LONGEST_PATH = 2000;

/** Counts as the e-mail does. No link, contact details or means of payment of anybody stands in it, as in that. */
export function writeSearchPush(news: NewListings): ShownNews {
  const { searches } = news;
  const [first, ...others] = searches;
  if (first !== undefined && others.length === 0) return pushOfOne(first);
  return {
    title: searchMailMessages.subject(countedIn(news), searches.some(hasMore), searchMailMessages.someSearches),
    text: linesOf(searches, (one) => counted(one, messages.unnamedSearch)),
    tag: 'savedSearches',
    path: paths.savedSearches,
  };
}

function pushOfOne(news: SearchNews): ShownNews {
  const path = paths.search({ ...news.criteria, sort: 'date' });
  const others = hasMore(news) ? () => searchMailMessages.manyOthers : undefined;
  return {
    title: counted(news, messages.oneSearch),
    text: linesOf(
      news.listings,
      (listing) => `${safe(listing.title) ?? messages.untitled}, ${wholePrice(listing)}`,
      others,
    ),
    tag: 'savedSearches',
    path: path.length > LONGEST_PATH ? paths.savedSearches : path,
  };
}

function counted(news: SearchNews, unnamed: string): string {
  const count = Math.min(news.listings.length, MOST_NEW_COUNTED);
  return messages.counted(safe(news.name) ?? unnamed, searchMailMessages.newListings(count, hasMore(news)));
}
