import { suspendedAdmin } from '../../actors';
import { change, commits, gets, lists } from '../../Attempt';
import { allows, denies, type RulesCase } from '../../RulesCase';

export const suspensionCases: readonly RulesCase[] = [
  denies(
    'a suspended admin does not write the configuration',
    suspendedAdmin,
    commits(change('config/app', { maintenance: true })),
  ),
  allows('a suspended admin still reads their own account', suspendedAdmin, gets('users/nadia')),
  denies('a suspended admin reads no account of others', suspendedAdmin, gets('users/karim')),
  denies('a suspended admin does not list accounts', suspendedAdmin, lists('users', 10)),
  denies('a suspended admin does not list subscriptions', suspendedAdmin, lists('newsletter_subscribers', null)),
  denies('a suspended admin reads no count of visitors', suspendedAdmin, gets('analytics/2026-06-15')),
  denies('a suspended admin lists no counts of visitors', suspendedAdmin, lists('analytics', 10)),
  denies(
    'a suspended admin reads no message to the team',
    suspendedAdmin,
    gets('contact_messages/a1B2c3D4e5F6g7H8i9J0', { 'contact_messages/a1B2c3D4e5F6g7H8i9J0': { name: 'Lina' } }),
  ),
  denies('a suspended admin lists no messages to the team', suspendedAdmin, lists('contact_messages', 10)),
  denies(
    'a suspended admin reads no report',
    suspendedAdmin,
    gets('reports/karim~listing~online', { 'reports/karim~listing~online': { reporterId: 'karim' } }),
  ),
  denies('a suspended admin lists no reports', suspendedAdmin, lists('reports', 10)),
  denies('a suspended admin reads no listing in review', suspendedAdmin, gets('listings/in-review')),
  denies('a suspended admin does not list listings', suspendedAdmin, lists('listings', 10)),
];
