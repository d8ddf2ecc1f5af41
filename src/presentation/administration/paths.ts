import { caseIdOf } from '../../domain/moderation/ModerationCase';
import type { ReportTarget } from '../../domain/moderation/Report';

/** The parameter of what an admin looks for. */
export const QUERY = 'q';

/** The addresses of the administration, which only its own screens lead to; they do not travel with the first page. */
export const administrationPaths = {
  appeals: '/admin/reclamations',
  case: (target: ReportTarget) => `/admin/signalements/${encodeURIComponent(caseIdOf(target))}`,
  cases: '/admin/signalements',
  /** What a search finds. */
  foundListings: (typed: string) => `/admin/annonces?recherche=${encodeURIComponent(typed)}`,
  journal: '/admin/journal',
  messages: '/admin/messages',
  people: '/admin/personnes',
  peopleNamed: (typed: string) => `/admin/personnes?${new URLSearchParams({ [QUERY]: typed }).toString()}`,
  settings: '/admin/reglages',
  subscribers: '/admin/inscrits',
  team: '/admin/equipe',
  /** A listing, beside the list with this address. */
  listingIn: (id: string, list: string) => list.replace('/admin/annonces', `/admin/annonces/${encodeURIComponent(id)}`),
  /** Begins with the listings in review. */
  listings: '/admin/annonces',
  listingsIn: (group: string) => `/admin/annonces?etat=${group}`,
  watch: '/admin/veille',
  /** A listing, beside the listings that deserve a look. */
  watched: (id: string) => `/admin/veille/${encodeURIComponent(id)}`,
};

/** What the router of the administration matches, below `/admin`. */
export const administrationPatterns = {
  appeals: 'reclamations',
  cases: 'signalements/:caseId?',
  journal: 'journal',
  messages: 'messages',
  people: 'personnes',
  settings: 'reglages',
  subscribers: 'inscrits',
  team: 'equipe',
  listings: 'annonces/:listingId?',
  watch: 'veille/:listingId?',
} as const;
