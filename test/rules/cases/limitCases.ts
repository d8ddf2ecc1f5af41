import type { RulesAuth } from '@mon-bazar/firebase-test-server/rules/RulesRequest';
import {
  aBegunConversation,
  aMessageDocument,
  lastOf,
  path,
  storedConversation,
  summary,
} from '../aConversationDocument';
import { claire, karim } from '../actors';
import { anOlderListing, aPhoto } from '../aListingDocument';
import { moves, posts } from '../posting';
import { fullestSettings } from '../moderation/settings';
import { withRates } from '../rates';
import { change, commits, given, set, type Attempt } from '../Attempt';
import { allows, type RulesCase } from '../RulesCase';
import { inDays, now } from '../times';

/** A listing with every field at its maximum, so that every check is evaluated. */
const fullest = {
  description: 'x'.repeat(4000),
  photos: Array.from({ length: 10 }, (_, index) => aPhoto(`photo-${index + 10}`)),
  fields: Object.fromEntries(Array.from({ length: 24 }, (_, index) => [`champ-${index + 10}`, 'x'.repeat(60)])),
  seller: {
    name: 'Karim',
    kind: 'professional',
    memberSince: inDays(-400),
    company: { name: 'x'.repeat(100), siret: '73282932000074' },
  },
  handover: { inPerson: false, delivery: true },
};

const answer = aMessageDocument({ authorId: 'karim', kind: 'acceptance', text: '100', offerId: 'offre' });

const confirmation = aMessageDocument({
  authorId: 'karim',
  kind: 'confirmation',
  text: 'Gare de Lyon',
  at: inDays(2),
  offerId: 'rdv',
});

const cancellation = { ...confirmation, kind: 'cancellation' };

/** What asks most of the rules: all of it must be allowed. */
const attempts: Readonly<Record<string, readonly [RulesAuth, Attempt]>> = {
  'posting the fullest listing': [karim, posts({ listing: fullest })],
  'editing a listing to the fullest, with another price': [
    karim,
    moves('online', { ...fullest, price: { kind: 'amount', euros: 99 } }),
  ],
  'publishing the fullest draft': [karim, moves('draft', { ...fullest, state: 'online', publishedAt: now })],
  'posting the fullest listing after a restriction': [
    karim,
    given({ 'restrictions/karim': { until: inDays(-1), decision: 40 } }, posts({ listing: fullest })),
  ],
  'beginning a conversation about the fullest listing': [
    claire,
    given(
      { 'listings/online': anOlderListing('online', 'online', fullest) },
      commits(
        set(
          path,
          aBegunConversation({
            listing: { ...summary, photo: fullest.photos[0] ?? null },
            lastMessage: lastOf(aMessageDocument({ text: 'x'.repeat(2000) })),
          }),
        ),
        set(`${path}/messages/un`, aMessageDocument({ text: 'x'.repeat(2000) })),
      ),
    ),
  ],
  'answering an appointment': [
    karim,
    given(
      storedConversation,
      commits(
        change(path, {
          lastMessage: lastOf(confirmation, 'rdv~answer'),
          unread: { claire: 3, karim: 1 },
          updatedAt: now,
        }),
        set(`${path}/messages/rdv~answer`, confirmation),
      ),
    ),
  ],
  'cancelling an appointment': [
    karim,
    given(
      { ...storedConversation, [`${path}/messages/rdv~answer`]: confirmation },
      commits(
        change(path, {
          lastMessage: lastOf(cancellation, 'rdv~cancellation'),
          unread: { claire: 3, karim: 1 },
          updatedAt: now,
        }),
        set(`${path}/messages/rdv~cancellation`, cancellation),
      ),
    ),
  ],
  'answering an offer': [
    karim,
    given(
      storedConversation,
      commits(
        change(path, {
          lastMessage: lastOf(answer, 'offre~answer'),
          unread: { claire: 3, karim: 1 },
          updatedAt: now,
        }),
        set(`${path}/messages/offre~answer`, answer),
      ),
    ),
  ],
};

export const limitCases: readonly RulesCase[] = withRates(
  Object.entries(attempts).map(([title, [as, attempt]]) => allows(title, as, given(fullestSettings, attempt))),
);
