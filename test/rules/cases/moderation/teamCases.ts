import { admin, karim, superAdmin, visitor } from '../../actors';
import { change, commits, given, set, type Documents } from '../../Attempt';
import { decides, reportedCase, restricted } from '../../moderation/deciding';
import { NEXT, NEXT_ID, storedJournal } from '../../moderation/journal';
import { changesTeam, dismisses } from '../../moderation/team';
import { together } from '../../posting';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { inDays, inMinutes, now } from '../../times';
import { anAccount } from '../../world';

const account = (uid: string, name: string, role: string): Documents => ({
  [`users/${uid}`]: anAccount(uid, name, { role }),
});
const suspendedSuperAdmin = { ...superAdmin, token: { ...superAdmin.token, suspended: true } };
const reported: Documents = { 'cases/person~karim': reportedCase('person', 'karim') };
const closing = change('cases/person~karim', {
  state: 'closed',
  score: 0,
  holder: null,
  heldUntil: null,
  decision: NEXT,
  lastEffect: NEXT,
  seen: 2,
});

/** Appointments and dismissals of admins (docs/decisions/028). */
export const teamCases: readonly RulesCase[] = [
  allows('a super_admin appoints an ordinary person', superAdmin, changesTeam()),
  allows(
    'a super_admin appoints a person whose restriction is over',
    superAdmin,
    given({ 'restrictions/karim': { until: now, decision: 40 } }, changesTeam()),
  ),
  allows(
    'a super_admin appoints a person whose role nobody knows',
    superAdmin,
    given(account('claire', 'Claire', 'editor'), changesTeam({ targetId: 'claire' })),
  ),
  allows('a super_admin dismisses an admin', superAdmin, dismisses()),
  denies('an admin appoints nobody', admin, changesTeam({ by: 'nadia' })),
  denies(
    'an admin dismisses nobody',
    admin,
    given(account('omar', 'Omar', 'admin'), dismisses({ by: 'nadia', targetId: 'omar' })),
  ),
  denies('an admin does not dismiss themselves', admin, dismisses({ by: 'nadia' })),
  denies(
    'an admin does not become a super_admin',
    admin,
    changesTeam({ by: 'nadia', targetId: 'nadia', account: { role: 'super_admin' } }),
  ),
  denies('an ordinary person does not appoint themselves', karim, changesTeam({ by: 'karim' })),
  denies('an ordinary person appoints nobody', karim, changesTeam({ by: 'karim', targetId: 'claire' })),
  denies('a visitor appoints nobody', visitor, changesTeam()),
  denies('a suspended super_admin appoints nobody', suspendedSuperAdmin, changesTeam()),
  denies('a super_admin does not appoint in the name of another one', superAdmin, changesTeam({ by: 'nadia' })),
  denies('nobody becomes a super_admin', superAdmin, changesTeam({ account: { role: 'super_admin' } })),
  denies('nobody gets an unknown role', superAdmin, changesTeam({ account: { role: 'editor' } })),
  denies(
    'an admin does not become a super_admin by a second appointment',
    superAdmin,
    changesTeam({ targetId: 'nadia', account: { role: 'super_admin' } }),
  ),
  denies('an admin is not appointed again', superAdmin, changesTeam({ targetId: 'nadia' })),
  denies(
    'a super_admin does not become an admin',
    superAdmin,
    given(account('claire', 'Claire', 'super_admin'), changesTeam({ targetId: 'claire' })),
  ),
  denies('a super_admin does not appoint themselves', superAdmin, changesTeam({ targetId: 'solene' })),
  denies('a super_admin does not dismiss themselves', superAdmin, dismisses({ targetId: 'solene' })),
  denies(
    'a super_admin does not dismiss another one',
    superAdmin,
    given(account('claire', 'Claire', 'super_admin'), dismisses({ targetId: 'claire' })),
  ),
  denies(
    'an ordinary person is not dismissed',
    superAdmin,
    given(account('claire', 'Claire', 'editor'), dismisses({ targetId: 'claire' })),
  ),
  denies('a person who is dismissed gets no other role', superAdmin, dismisses({ account: { role: 'super_admin' } })),
  denies('a person who is dismissed does not stay an admin', superAdmin, dismisses({ account: { role: 'admin' } })),
  denies('a restricted person is not appointed', superAdmin, given(restricted, changesTeam())),
  denies(
    'a deleted account is not appointed',
    superAdmin,
    given(account('claire', 'Compte supprimé', 'user'), changesTeam({ targetId: 'claire' })),
  ),
  denies(
    'an account that does not exist is not appointed',
    superAdmin,
    given(
      { 'users/claire': null },
      together(
        changesTeam({ targetId: 'claire', account: null }),
        set('users/claire', anAccount('claire', 'Claire', { role: 'admin' })),
      ),
    ),
  ),
  denies('a role does not change without an entry', superAdmin, changesTeam({ entry: null, register: null })),
  denies('a role does not change without the register', superAdmin, changesTeam({ register: null })),
  denies('an appointment is not written down without it', superAdmin, changesTeam({ account: null })),
  denies('a dismissal is not written down without it', superAdmin, dismisses({ account: null })),
  denies(
    'an appointment of yesterday does not cover one of today',
    superAdmin,
    given(
      {
        [`journal/${NEXT_ID}`]: {
          by: 'solene',
          action: 'appointment',
          kind: 'person',
          targetId: 'karim',
          at: inDays(-1),
        },
        'registers/journal': { count: NEXT, chain: '', last: NEXT_ID },
      },
      commits(change('users/karim', { role: 'admin', updatedAt: now })),
    ),
  ),
  denies('an appointment is about a person', superAdmin, changesTeam({ kind: 'listing' })),
  denies(
    'an appointment covers no dismissal',
    superAdmin,
    changesTeam({ targetId: 'nadia', account: { role: 'user' } }),
  ),
  denies(
    'the appointment of one person does not cover another one',
    superAdmin,
    together(changesTeam(), change('users/claire', { role: 'admin', updatedAt: now })),
  ),
  denies(
    'a decision about a person covers no appointment',
    superAdmin,
    together(
      decides({ by: 'solene', kind: 'person', targetId: 'karim', measure: 'warning' }),
      change('users/karim', { role: 'admin', updatedAt: now }),
    ),
  ),
  denies('an appointment changes no name', superAdmin, changesTeam({ account: { displayName: 'Admin' } })),
  denies('an appointment changes no count', superAdmin, changesTeam({ account: { freeListingsCount: 0 } })),
  denies('an appointment is not dated in the past', superAdmin, changesTeam({ account: { updatedAt: inMinutes(-1) } })),
  denies(
    'an appointment does not replace an account',
    superAdmin,
    together(changesTeam({ account: null }), set('users/karim', { role: 'admin', updatedAt: now })),
  ),
  denies('an appointment closes no case', superAdmin, given(reported, together(changesTeam(), closing))),
  denies(
    'an appointment answers no report',
    superAdmin,
    together(
      changesTeam(),
      set('report_outcomes/person~karim', { outcome: 'dismissed', decidedAt: now, entry: NEXT_ID }),
    ),
  ),
  denies(
    'an appointment sets no restriction',
    superAdmin,
    together(changesTeam(), set('restrictions/karim', { until: inDays(7), decision: NEXT })),
  ),
  denies(
    'a role does not change without a journal',
    superAdmin,
    given(storedJournal, commits(change('users/karim', { role: 'admin', updatedAt: now }))),
  ),
];
