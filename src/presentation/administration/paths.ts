import { caseIdOf } from '../../domain/moderation/ModerationCase';
import type { ReportTarget } from '../../domain/moderation/Report';

/** The parameter of what an admin looks for. */
export const QUERY = 'q';

/** The addresses of the administration, which only its own screens lead to; they do not travel with the first page. */
export const administrationPaths = {
  appeals: '/admin/reclamations',
  case: (target: ReportTarget) => `/admin/signalements/${encodeURIComponent(caseIdOf(target))}`,
  cases: '/admin/signalements',
  journal: '/admin/journal',
  people: '/admin/personnes',
  peopleNamed: (typed: string) => `/admin/personnes?${new URLSearchParams({ [QUERY]: typed }).toString()}`,
  subscribers: '/admin/inscrits',
};

/** What the router of the administration matches, below `/admin`. */
export const administrationPatterns = {
  appeals: 'reclamations',
  cases: 'signalements/:caseId?',
  journal: 'journal',
  people: 'personnes',
  subscribers: 'inscrits',
} as const;
