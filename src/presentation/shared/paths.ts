import type { Category, FamilyId } from '../../domain/listings/catalogue/Category';
import type { Listing } from '../../domain/listings/Listing';
import { listingSlug } from '../../domain/listings/listingSlug';
import { criteriaToEntries } from '../../domain/search/criteria/criteriaToEntries';
import { noCriteria, type SearchCriteria } from '../../domain/search/criteria/SearchCriteria';

/** How many results a search shows, in its address: the links to more for a visitor without JavaScript. */
export const COUNT_PARAMETER = 'nombre';

/** In the address of a conversation, or of a first message: an offer is begun there. */
export const OFFER_PARAMETER = 'offre';

/** What the router matches: the routes of the site that have parameters (specification §2). */
export const routePatterns = {
  category: '/categorie/:family/:category?',
  conversation: '/messages/:conversationId?',
  editListing: '/account/annonces/:id/modifier',
  helpArticle: '/aide/:slug',
  listing: '/annonce/:id/:slug?',
  notice: '/signaler/suivi?',
  profile: '/profil/:uid',
} as const;

/** Every address that a link of the site leads to; no other file of the presentation spells one out. */
export const paths = {
  about: '/a-propos',
  accessibility: '/accessibilite',
  account: '/account',
  /** Decisions about the person, and what became of their reports, on the account page. */
  accountDecisions: '/account#decisions',
  /** The profile form on the account page. */
  accountProfile: '/account#profil',
  accountNotifications: '/account#notifications',
  /** Phone number, e-mail address and second factor on the account page. */
  accountSecurity: '/account#securite',
  administration: '/admin',
  administrationMaintenance: '/admin/maintenance',
  /** Leads to the maintenance settings after signing in; it works while the site is closed. */
  administrationSignIn: '/admin/connexion',
  contact: '/contact',
  favourites: '/favoris',
  help: '/aide',
  /** What the help centre says about safety. */
  helpSafety: '/aide#securite',
  hiddenSellers: '/favoris?vue=vendeurs',
  home: '/',
  legalNotice: '/mentions-legales',
  messages: '/messages',
  myListings: '/account/annonces',
  postListing: '/deposer-annonce',
  /** The notice of the posting form that publishes the draft, after signing in for that. */
  publishListing: '/deposer-annonce#publier',
  postingRules: '/regles-diffusion',
  privacy: '/confidentialite',
  property: '/categorie/immobilier/accueil',
  ranking: '/classement',
  savedSearches: '/favoris?vue=recherches',
  terms: '/conditions-utilisation',
  transparency: '/transparence',

  category: ({ family, id }: Pick<Category, 'family' | 'id'>) => `/categorie/${family}/${id}`,
  /** Opens the conversation about a listing, which begins with the first message. */
  contactSeller: (listingId: string) => `/messages?annonce=${encodeURIComponent(listingId)}`,
  conversation: (id: string) => `/messages/${encodeURIComponent(id)}`,
  editListing: ({ id }: Pick<Listing, 'id'>) => `/account/annonces/${encodeURIComponent(id)}/modifier`,
  /** The RSS feed of a search, given by the address of its results. */
  feed: (search: string) => search.replace(/^\/recherche/, '/recherche.rss'),
  /** A family's own page; property has a landing page (specification §2). */
  family: (family: FamilyId): string => (family === 'immobilier' ? paths.property : `/categorie/${family}`),
  helpArticle: (slug: string) => `/aide/${slug}`,
  /** Without a title the address has no slug; the page adds it. */
  listing: ({ id, title }: Pick<Listing, 'id'> & Partial<Pick<Listing, 'title'>>) =>
    `/annonce/${encodeURIComponent(id)}${title === undefined ? '' : `/${listingSlug(title)}`}`,
  profile: (uid: string) => `/profil/${encodeURIComponent(uid)}`,
  /** `/recherche?q=vélo`; criteria that are not set are left out. */
  search: (criteria: Partial<SearchCriteria> = {}) => {
    const entries = criteriaToEntries({ ...noCriteria, ...criteria });
    return entries.length === 0 ? '/recherche' : `/recherche?${new URLSearchParams(entries).toString()}`;
  },
  searchUpTo: (criteria: Partial<SearchCriteria>, count: number) => {
    const address = paths.search(criteria);
    return `${address}${address.includes('?') ? '&' : '?'}${COUNT_PARAMETER}=${count}`;
  },
  /** Leads to `next` after signing in, as `signIn` does, and works while the site is closed. */
  closedSiteSignIn: (next: string) => `/admin/connexion?next=${encodeURIComponent(next)}`,
  /** Leads to `next`, an address of the site, after signing in. */
  signIn: (next?: string) => (next === undefined ? '/auth' : `/auth?next=${encodeURIComponent(next)}`),
  /** Ends e-mails of one kind. The token is in the hash, which no server gets. */
  stopMails: (token?: string) => `/notifications/desinscription${token === undefined ? '' : `#${token}`}`,
  /** Confirms a subscription to the newsletter. The token is in the hash, as above. */
  confirmSubscription: (token?: string) => `/newsletter/confirmation${token === undefined ? '' : `#${token}`}`,
  /** Removes a subscription to the newsletter. The token is in the hash, as above. */
  unsubscribe: (token?: string) => `/newsletter/desinscription${token === undefined ? '' : `#${token}`}`,
};

/** What a server has for machines beside the pages. */
export const siteFiles = {
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  sitemapOfPages: '/sitemap/pages.xml',
  /** The listings published on a day, as in `2026-11-24`. */
  sitemapOf: (date: string) => `/sitemap/annonces-${date}.xml`,
} as const;
