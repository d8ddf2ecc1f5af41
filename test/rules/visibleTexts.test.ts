import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { test } from 'vitest';
import { parseRules } from '@mon-bazar/firebase-test-server/rules/parseRules';
import { parseProfileEntries } from '../../src/domain/account/ProfileEntries';
import { readContactDraft } from '../../src/domain/contact/ContactDraft';
import { parseSearchName } from '../../src/domain/favourites/SavedSearch';
import { validateDraft } from '../../src/domain/listings/draft/validateDraft';
import type { ListingDraft } from '../../src/domain/listings/draft/ListingDraft';
import { composeAppointment } from '../../src/domain/messaging/composeAppointment';
import { composeText } from '../../src/domain/messaging/composeText';
import { appealed } from '../../src/domain/moderation/Appeal';
import { openingReasonError } from '../../src/domain/moderation/openConversation';
import { readNoticeDraft, type NoticeDraft } from '../../src/domain/moderation/NoticeDraft';
import { statementErrors, trimmedStatement } from '../../src/domain/moderation/Statement';
import { noSellerDefaults, parseSellerEntries } from '../../src/domain/preferences/SellerDefaults';
import { answerReview, checkReview } from '../../src/domain/reviews/writeReview';
import { trimmedText } from '../../src/domain/shared/trimmedText';
import { aDraft } from '../support/builders/aDraft';
import { aDecision, decidedAt, someReasons } from '../support/builders/aDecision';
import { aReview } from '../support/builders/aReview';
import { writtenTexts } from './cases/visibleTextCases';
import { judgeOf } from './judge';

const rules = parseRules(readFileSync('firestore.rules', 'utf8'));
const SIRET = '73282932000074';

const checked = (changes: Partial<ListingDraft>) => {
  const draft = validateDraft(aDraft(changes));
  return draft.ok ? draft.value : null;
};
const letter = { id: 'lettre', name: 'Lina', email: 'lina@exemple.fr', subject: 'question', message: 'Bonjour' };
const sent = (changes: Partial<typeof letter>) => {
  const message = readContactDraft({ ...letter, ...changes });
  return message.ok ? message.value : null;
};

const noticed = (changes: Partial<Pick<NoticeDraft, 'name' | 'details'>>) => {
  const { name, email } = letter;
  const notice = {
    reference: 'a',
    address: '',
    reason: 'scam',
    details: 'Un mandat.',
    isAboutAbuse: false,
    isInGoodFaith: true,
  };
  const read = readNoticeDraft({ ...notice, name, email, ...changes }, { kind: 'listing', id: 'online' });
  return read.ok ? read.value : null;
};

/** The text that the domain makes of what was typed; null: it refuses it. */
const accepted: Readonly<Record<keyof typeof writtenTexts, (typed: string) => string | null>> = {
  'the title of a listing': (title) => checked({ title })?.title ?? null,
  'the description of a listing': (description) => checked({ description })?.description ?? null,
  'the company of a listing': (companyName) =>
    checked({ sellerKind: 'professional', siret: SIRET, companyName })?.seller.company?.name ?? null,
  'the company of the preferences': (companyName) => {
    const entries = { ...noSellerDefaults, sellerKind: 'professional' as const, siret: SIRET, placeText: '' };
    const seller = parseSellerEntries({ ...entries, companyName });
    return seller.ok ? seller.value.companyName : null;
  },
  'the name of a person': (displayName) => {
    const profile = parseProfileEntries('lina', { displayName, about: '', place: null, placeText: '' });
    return profile.ok ? (profile.value.displayName ?? null) : null;
  },
  'a review': (text) => {
    const review = checkReview({ stars: 4, text });
    return review.ok ? review.value.text : null;
  },
  'an answer to a review': (text) => {
    const answered = answerReview(aReview(), 'karim', text, 0);
    return answered.ok ? answered.value.answer : null;
  },
  'a message': (typed) => {
    const message = composeText(typed);
    return message.ok && message.value.kind === 'text' ? message.value.text : null;
  },
  'the place of an appointment': (place) => {
    const composed = composeAppointment({ day: '2026-06-15', time: '12:00', place }, Date.UTC(2026, 5, 1));
    return composed.ok && composed.value.kind === 'appointment' ? composed.value.place : null;
  },
  'the name in a message to the team': (name) => sent({ name })?.name ?? null,
  'the text of a message to the team': (message) => sent({ message })?.message ?? null,
  'the name of a saved search': (typed) => {
    const name = parseSearchName(typed);
    return name.ok ? name.value : null;
  },
  'the name in a notice': (name) => noticed({ name })?.sender?.name ?? null,
  'the details of a notice': (details) => noticed({ details })?.details ?? null,
  'the facts of a decision': (facts) => {
    const entries = { ...someReasons(), facts };
    return 'facts' in statementErrors(entries) ? null : trimmedStatement(entries).facts;
  },
  'the reason of an opening': (reason) => (openingReasonError(reason) === null ? trimmedText(reason) : null),
  'an appeal': (text) => {
    const appeal = appealed(aDecision(), 'karim', text, decidedAt);
    return appeal.ok ? appeal.value.appeal : null;
  },
};

const sign = fc.constantFrom(
  ...['V', 'é', ' ', '\n', '\u00a0', '\u2028', '🚲', '𝄞', '❤️', 'د', '자'],
  ...['\u200b', '\u200d', '\u200f', '\u00ad', '\u{e0041}', '\ufe0f', '\u0301', '\u0007', '\u2800', '\u3164', '\uffa0'],
);
const typed = fc.array(sign, { maxLength: 24 }).map((signs) => signs.join(''));

test.each(Object.keys(writtenTexts) as (keyof typeof writtenTexts)[])(
  'the rules accept %s wherever the domain does',
  (name) => {
    const { as, write } = writtenTexts[name];
    fc.assert(
      fc.property(typed, (text) => {
        const stored = accepted[name](text);
        return stored === null || judgeOf({ as, attempt: write(stored) })(rules);
      }),
      { numRuns: 300 },
    );
  },
);
