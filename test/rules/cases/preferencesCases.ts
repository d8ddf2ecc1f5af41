import { admin, claire, karim, suspendedKarim, visitor } from '../actors';
import { pathOf } from '@mon-bazar/firebase-test-server/rules/RulesValue';
import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import {
  allows,
  change,
  commits,
  denies,
  gets,
  given,
  lists,
  remove,
  set,
  type Attempt,
  type RulesCase,
} from '../RulesCase';
import { inMinutes, now } from '../times';

const path = 'users/karim/private/preferences';
const location = { communeCode: '44109', communeName: 'Nantes', postalCode: '44000', latitude: 47.2, longitude: -1.55 };
const seller = {
  location,
  handover: { inPerson: true, delivery: false },
  sellerKind: 'private',
  companyName: '',
  siret: '',
};
const company = { sellerKind: 'professional', companyName: 'Vélos du Port', siret: '73282932000074' };
const notifications = { messages: true, savedSearches: false };
const stored = { seller, notifications, updatedAt: now };

const chooses = (changes: PlainDocument = {}): Attempt => commits(set(path, { ...stored, ...changes }));
const sells = (changes: PlainDocument): Attempt => chooses({ seller: { ...seller, ...changes } });

export const preferencesCases: readonly RulesCase[] = [
  allows('a person reads their choices', karim, gets(path)),
  allows('a suspended person still reads theirs', suspendedKarim, gets(path)),
  denies('a visitor reads nobody’s choices', visitor, gets(path)),
  denies('a stranger reads nobody’s choices', claire, gets(path)),
  denies('an admin reads nobody’s choices', admin, gets(path)),
  denies(
    'a stranger does not query choices',
    claire,
    lists('users/karim/private', 1, {
      field: ['__name__'],
      operator: '==',
      value: pathOf(['databases', '(default)', 'documents', ...path.split('/')]),
    }),
  ),
  denies('nobody lists what is private', karim, lists('users/karim/private', 1)),
  allows('a person chooses', karim, chooses()),
  allows('… how they sell only', karim, commits(set(path, { seller, updatedAt: now }))),
  allows('… what they are told only', karim, commits(set(path, { notifications, updatedAt: now }))),
  allows(
    '… something else',
    karim,
    given(
      { [path]: stored },
      commits(change(path, { notifications: { ...notifications, messages: false }, updatedAt: now })),
    ),
  ),
  allows('… no commune', karim, sells({ location: null })),
  allows('… to sell for a company', karim, sells(company)),
  allows('a person forgets their choices', karim, given({ [path]: stored }, commits(remove(path)))),
  allows('a suspended person does too', suspendedKarim, given({ [path]: stored }, commits(remove(path)))),
  denies('a visitor chooses for nobody', visitor, chooses()),
  denies('a stranger chooses for nobody', claire, chooses()),
  denies('an admin chooses for nobody', admin, chooses()),
  denies('a suspended person chooses nothing', suspendedKarim, chooses()),
  denies('a visitor has nobody’s choices forgotten', visitor, given({ [path]: stored }, commits(remove(path)))),
  denies('a stranger has nobody’s choices forgotten', claire, given({ [path]: stored }, commits(remove(path)))),
  denies('an admin has nobody’s choices forgotten', admin, given({ [path]: stored }, commits(remove(path)))),
  ...[visitor, claire, admin, suspendedKarim].map((who) =>
    denies(
      `${who === suspendedKarim ? 'someone suspended' : (who?.uid ?? 'a visitor')} changes nobody’s choices`,
      who,
      given({ [path]: stored }, commits(change(path, { updatedAt: now }))),
    ),
  ),
  denies('nothing lies under choices', karim, commits(set(`${path}/plus/un`, stored))),
  denies(
    'nothing under choices is changed',
    karim,
    given({ [`${path}/plus/un`]: stored }, commits(change(`${path}/plus/un`, { updatedAt: now }))),
  ),
  denies('nothing under choices is listed', karim, lists(`${path}/plus`, 1)),
  denies('there is nothing else to choose', karim, chooses({ role: 'admin' })),
  denies('a choice says when', karim, commits(set(path, { seller, notifications }))),
  denies('a choice is not dated ahead', karim, chooses({ updatedAt: inMinutes(1) })),
  denies('nothing else is private', karim, commits(set('users/karim/private/quota', stored))),
  denies('a commune is one', karim, sells({ location: { ...location, communeCode: 'Nantes' } })),
  denies('a listing changes hands somehow', karim, sells({ handover: { inPerson: false, delivery: false } })),
  denies(
    'defaults leave nothing out',
    karim,
    chooses({ seller: { handover: seller.handover, sellerKind: 'private', companyName: '', siret: '' } }),
  ),
  denies('defaults have nothing further', karim, sells({ price: 1 })),
  denies('nobody sells otherwise', karim, sells({ sellerKind: 'admin' })),
  denies('nobody sells otherwise for a company', karim, sells({ ...company, sellerKind: 'admin' })),
  denies('a private person has no company', karim, sells({ companyName: 'Vélos du Port' })),
  denies('a private person has no SIRET', karim, sells({ siret: company.siret })),
  denies('a company has a name', karim, sells({ ...company, companyName: 'V' })),
  denies('a company’s name has an end', karim, sells({ ...company, companyName: 'x'.repeat(101) })),
  allows('a company has a short name', karim, sells({ ...company, companyName: 'VP' })),
  allows('a company has a long name', karim, sells({ ...company, companyName: 'x'.repeat(100) })),
  ...['7328293200007', '732829320000745', '7328293200007A'].map((siret) =>
    denies(`a company has no SIRET ${siret}`, karim, sells({ ...company, siret })),
  ),
  ...['messages', 'savedSearches'].map((choice) =>
    denies(`${choice} is yes or no`, karim, chooses({ notifications: { ...notifications, [choice]: 1 } })),
  ),
  denies('choices leave nothing out', karim, chooses({ notifications: { messages: true } })),
  denies('choices have nothing further', karim, chooses({ notifications: { ...notifications, advertisements: true } })),
];
