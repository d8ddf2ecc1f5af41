import { admin, claire, karim, suspendedKarim, visitor } from './actors';
import type { PlainDocument } from './plainDocument';
import { allows, change, commits, denies, given, type Attempt, type RulesCase } from './RulesCase';
import { inDays } from './times';

const path = 'conversations/online~claire';
const names = { claire: 'Claire', karim: 'Karim' };
const conversation: PlainDocument = {
  listingId: 'online', listing: { title: 'Vélo', price: { kind: 'gift' }, categoryId: 'velos', photo: null }, participants: ['claire', 'karim'], names,
  lastMessage: { id: 'un', kind: 'text', text: 'Bonjour', authorId: 'claire', sentAt: inDays(-1) }, unread: { claire: 0, karim: 1 }, receivedAt: {}, readAt: {},
  firstAskedAt: inDays(-1), firstAnsweredAt: null, createdAt: inDays(-1), updatedAt: inDays(-1),
};
const becomes = (changes: PlainDocument): Attempt => given({ [path]: conversation }, commits(change(path, changes)));
const goes = (uid: 'karim' | 'claire', name = 'Compte supprimé'): Attempt => becomes({ names: { ...names, [uid]: name } });

/** What someone who leaves the site may do to conversations. */
export const departureCases: readonly RulesCase[] = [
  allows('a seller leaves without a name', karim, goes('karim')),
  allows('a buyer leaves without a name', claire, goes('claire')),
  allows('someone suspended leaves without a name', suspendedKarim, goes('karim')),
  denies('nobody takes another’s name away', claire, goes('karim')),
  denies('nobody takes another name', karim, goes('karim', 'Service clients')),
  denies('nobody takes their own name away and another’s', karim, becomes({ names: { claire: 'Compte supprimé', karim: 'Compte supprimé' } })),
  denies('nobody adds a name', karim, becomes({ names: { ...names, karim: 'Compte supprimé', nadia: 'Nadia' } })),
  denies('nobody changes anything else on leaving', karim, becomes({ names: { ...names, karim: 'Compte supprimé' }, participants: ['karim', 'claire'] })),
  denies('nobody leaves a conversation that they were not in', admin, becomes({ names: { ...names, nadia: 'Compte supprimé' } })),
  denies('a visitor takes nobody’s name away', visitor, goes('karim')),
  denies('an admin takes nobody’s name away', admin, goes('karim')),
];
