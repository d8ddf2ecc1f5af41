import { paths, routePatterns } from '../../shared/paths';

// Hosts read these before they have decided how to run React: nothing here may import it.

/** Pages that depend on who reads them, hold a form, or read what a server of pages does not: the browser alone renders them. */
export const browserPages: readonly string[] = [
  paths.postListing,
  paths.favourites,
  routePatterns.conversation,
  paths.signIn(),
  `${paths.account}/*`,
  `${paths.administration}/*`,
  routePatterns.notice,
  paths.contact,
  paths.transparency,
  paths.stopMails(),
  paths.confirmSubscription(),
  paths.unsubscribe(),
];

/** Pages whose text never changes, those of `informationRoutes`: the build renders them. */
export const staticPages: readonly string[] = [
  paths.about,
  paths.terms,
  paths.postingRules,
  paths.ranking,
  paths.legalNotice,
  paths.privacy,
  paths.accessibility,
];
