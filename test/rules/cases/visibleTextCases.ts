import { path as conversation, aMessageDocument, lastOf, storedConversation } from '../aConversationDocument';
import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { admin, claire, karim, newcomer, visitor } from '../actors';
import { aPastDecision, decidedPath, decides } from '../moderation/deciding';
import { opens } from '../moderation/opening';
import { notifies } from '../moderation/noticing';
import { posts } from '../posting';
import { aReviewDocument, reviews } from '../aReviewDocument';
import { raises } from '../rates';
import { change, commits, given, set, type Attempt } from '../Attempt';
import { allows, denies, type RulesCase } from '../RulesCase';
import { inDays, now } from '../times';
import { freshAccount } from './account/accountCases';

interface WrittenText {
  readonly as: RulesCase['as'];
  /** The commit by which the app stores the text. */
  readonly write: (text: string) => Attempt;
}

const SIRET = '73282932000074';
const handover = { inPerson: true, delivery: false };

function says(message: PlainDocument): Attempt {
  const changes = { lastMessage: lastOf(message, 'deux'), unread: { claire: 2, karim: 2 }, updatedAt: now };
  return given(
    storedConversation,
    commits(
      change(conversation, changes),
      set(`${conversation}/messages/deux`, message),
      raises('claire', 'messages', 'online~claire/deux'),
    ),
  );
}

/** Texts of people, which begin with something to see. */
export const writtenTexts = {
  'the title of a listing': { as: karim, write: (title) => posts({ listing: { title } }) },
  'the description of a listing': { as: karim, write: (description) => posts({ listing: { description } }) },
  'the company of a listing': {
    as: karim,
    write: (name) => {
      const seller = {
        name: 'Karim',
        memberSince: inDays(-400),
        kind: 'professional',
        company: { name, siret: SIRET },
      };
      return posts({ listing: { seller } });
    },
  },
  'the company of the preferences': {
    as: karim,
    write: (companyName) => {
      const seller = { location: null, handover, sellerKind: 'professional', companyName, siret: SIRET };
      return commits(set('users/karim/private/preferences', { seller, updatedAt: now }));
    },
  },
  'the name of a person': {
    as: newcomer,
    write: (displayName) => commits(set('users/lina', { ...freshAccount, displayName })),
  },
  'a review': { as: claire, write: (text) => reviews({ review: { text: text.padEnd(10, '.') } }) },
  'an answer to a review': {
    as: karim,
    write: (answer) =>
      given(
        { 'reviews/sold~buyer': aReviewDocument({ visibleAt: inDays(-1) }) },
        commits(change('reviews/sold~buyer', { answer, answeredAt: now })),
      ),
  },
  'a message': { as: claire, write: (text) => says(aMessageDocument({ text })) },
  'the place of an appointment': {
    as: claire,
    write: (text) => says(aMessageDocument({ kind: 'appointment', text, at: inDays(2) })),
  },
  'the name in a message to the team': { as: visitor, write: (name) => letter({ name }) },
  'the text of a message to the team': { as: visitor, write: (message) => letter({ message }) },
  'the name of a saved search': {
    as: claire,
    write: (name) =>
      commits(
        set('users/claire/saved_searches/search-0001', { name, search: '', createdAt: now, lookedAt: now }),
        raises('claire', 'searches', 'search-0001'),
      ),
  },
  'the name in a notice': { as: visitor, write: (name) => notifies({ notice: { name } }) },
  'the details of a notice': { as: visitor, write: (details) => notifies({ notice: { details } }) },
  'the facts of a decision': { as: admin, write: (facts) => decides({ decision: { facts } }) },
  'the reason of an opening': { as: admin, write: (note) => opens({ note }) },
  'an appeal': {
    as: karim,
    write: (appeal) =>
      given(
        { [decidedPath]: aPastDecision() },
        commits(change(decidedPath, { status: 'appealed', appeal, appealedAt: now })),
      ),
  },
} satisfies Readonly<Record<string, WrittenText>>;

function letter(changes: { readonly name?: string; readonly message?: string }): Attempt {
  const email = 'lina@exemple.fr';
  const sent = { name: 'Lina', email, subject: 'question', message: 'Bonjour', sentAt: now, handled: null, ...changes };
  return commits(set('contact_messages/a1B2c3D4e5F6g7H8i9J0', sent));
}

const invisible = {
  'a zero-width space': '\u200b',
  'a joiner': '\u200d',
  'a direction mark': '\u200f',
  'a soft hyphen': '\u00ad',
  'a tag character': '\u{e0041}',
  'a variation selector': '\ufe0f',
  'a combining accent': '\u0301',
  'a control character': '\u0007',
  'the empty pattern of braille': '\u2800',
  'an initial Hangul filler': '\u115f',
  'a medial Hangul filler': '\u1160',
  'a Hangul filler': '\u3164',
  'a half-width Hangul filler': '\uffa0',
};

const visible = ['🚲', '❤️', '👩‍👧', '1️⃣', 'د', '자', '中', '…', '-', '«'];

/** Long enough for each of the texts. */
const words = 'Vélo de ville en bon état';

export const visibleTextCases: readonly RulesCase[] = Object.entries<WrittenText>(writtenTexts).flatMap(
  ([text, { as, write }]) => [
    ...Object.entries(invisible).map(([what, sign]) =>
      denies(`a text does not begin with ${what}: ${text}`, as, write(`${sign}${words}`)),
    ),
    ...visible.map((sign) => allows(`a text may begin with ${sign}: ${text}`, as, write(`${sign} ${words}`))),
  ],
);
